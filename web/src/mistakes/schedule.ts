/** When a mistake comes again: FSRS, with whole days, since nobody learns a position by heart within minutes. */
import { type CardInput, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import type { Card, Mistake } from "./mistake";

const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9, maximum_interval: 365 });

/** Return the mistake after an answer: right ones come later and later, a wrong one comes back soon. */
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
