/** When a mistake is repeated: FSRS in whole days, since nobody memorises a position within minutes. */
import { type CardInput, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { Card, Mistake } from "./mistake";

const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9, maximum_interval: 365 });

/** Return the mistake after an answer: it comes back later and later if right, soon if wrong. */
export function afterAnswer(mistake: Mistake, isRight: boolean, now: Date): Mistake {
  const card: CardInput = mistake.card ?? createEmptyCard(now);
  const { card: next } = scheduler.next(card, now, isRight ? Rating.Good : Rating.Again);
  const stored: Card = {
    ...next,
    due: next.due.toISOString(),
    last_review: now.toISOString(),
  };
  return { ...mistake, card: stored, answers: [...mistake.answers, { at: now.toISOString(), isRight }] };
}
