/** A course as `python -m tools.lessons` writes it: every step with the verdict on every answer. See docs/lessons.md. */

/**
 * True if right; or why not, as a text's id and the moves that show it; or the next moves' answers, `*` for others. If the
 * answer goes on for another turn, `&` has the opponent's moves before it.
 */
export type Answers = true | readonly string[] | { readonly [move: string]: Answers };

const REPLY = "&";

export interface LessonStep {
  /** The rule set's key. */
  readonly rules: string;
  /** In notation. */
  readonly position: string;
  /** The ids of the texts that say what to do, and that follow a right answer. */
  readonly task: string;
  readonly praise: string;
  readonly is_exam: boolean;
  /** The words to choose from; none if the answer is made of moves. */
  readonly choices: readonly string[];
  readonly answers: Answers;
}

/** The game at the end, from a set position. */
export interface SetGame {
  readonly bot: string;
  readonly rules: string;
  readonly seats: number;
  /** The learner's seat. */
  readonly seat: number;
  readonly starter: number;
  readonly deal: string | null;
  /** In notation, separated by spaces. */
  readonly moves: string;
}

export interface Lesson {
  readonly name: string;
  readonly steps: readonly LessonStep[];
  readonly play: SetGame;
}

export interface LessonCourse {
  readonly game: string;
  readonly lessons: readonly Lesson[];
}

/** Return the verdict on these moves; null if there is none. */
export function follow(answers: Answers, moves: readonly string[]): Answers | null {
  let found: Answers = answers;
  for (const move of moves) {
    if (found === true || isReason(found)) return null;
    const next: Answers | undefined = found[move] ?? found["*"];
    if (next === undefined) return null;
    found = next;
  }
  return found;
}

/** Return the opponent's moves before these answers; none if the turn is the same. */
export function replyOf(answers: Answers): readonly string[] {
  const reply = answers === true || isReason(answers) ? undefined : answers[REPLY];
  return reply !== undefined && reply !== true && isReason(reply) ? reply : [];
}

export function isReason(answers: Answers): answers is readonly string[] {
  return Array.isArray(answers);
}

/** Return the moves of a right answer, with the opponent's between its turns; null if there is none. */
export function rightAnswer(answers: Answers): readonly string[] | null {
  if (answers === true) return [];
  if (isReason(answers)) return null;
  for (const [move, next] of Object.entries(answers)) {
    const rest = move === REPLY ? null : rightAnswer(next);
    if (rest) return [move, ...replyOf(next), ...rest];
  }
  return null;
}
