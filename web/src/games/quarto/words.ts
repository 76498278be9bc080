import type { Arguments } from "../../language/catalogue";
import { assertNever } from "../../never";
import type { QuartoEnding, QuartoMove, QuartoPlayed, QuartoPosition, QuartoRuleSet } from "../../protocol/types";
import type { Text } from "../../state/names";
import type { Announcement, Scene } from "../../table/announcement";
import type { Reading } from "../../table/ending";
import type { RulePoint, Words } from "../game";
import { TRAITS } from "./board/solid";
import { calledMove, type QuartoDraft } from "./draft";
import { pieceWords, traitText } from "./trait";
import type { Quarto } from "./types";

function moved({ text, name: nameOf }: Scene<Quarto>, seat: number, { move, fault }: QuartoPlayed) {
  const name = nameOf(seat);
  const plain = (words: string): Announcement<Quarto>[] => [{ kind: "move", seat, words }];
  switch (move.kind) {
    case "give":
      return plain(text("quarto-gave", { name, piece: move.piece, words: pieceWords(text, move.piece) }));
    case "place":
      return plain(text("page-placed", { name, square: move.square }));
    case "pass":
      return plain(text("quarto-passed", { name }));
    case "call":
      return [called(text, seat, name, move.group, fault)];
    default:
      return assertNever(move);
  }
}

function called(
  text: Text,
  seat: number,
  name: string,
  group: string,
  fault: QuartoPlayed["fault"],
): Announcement<Quarto> {
  if (fault === null) return { kind: "good", seat, words: text("play-won-call", { name }), mark: group };
  const why = text(`quarto-wrong-${fault}`);
  return { kind: "bad", seat, words: text("quarto-wrong", { name, group, why }), mark: group };
}

/** Describe a move in words, for labels and screen readers. */
export function moveWords(text: Text, move: QuartoMove): string {
  switch (move.kind) {
    case "give":
      return text("page-move-give", { words: pieceWords(text, move.piece) });
    case "place":
      return text("page-move-place", { square: move.square });
    case "call":
      return text("page-move-call", { group: move.group });
    case "pass":
      return text("page-move-pass");
    default:
      return assertNever(move);
  }
}

function past(text: Text, { move }: QuartoPlayed): string {
  return moveWords(text, move);
}

function task(text: Text, position: QuartoPosition, draft: QuartoDraft): string {
  if (draft.isMarking) return text("quarto-do-mark");
  switch (position.must) {
    case "give":
      if (position.last === null && position.board.every((piece) => piece === null))
        return text("quarto-do-give-first");
      return text(position.offers_call ? "quarto-do-give" : "quarto-do-give-only");
    case "place":
      // Said whether or not there is a line: saying it only when there is one would give it away.
      return text(position.offers_call ? "quarto-do-place-call" : "quarto-do-place");
    case "pass":
      return text(position.offers_call ? "quarto-do-pass" : "quarto-do-pass-only");
    case "nothing":
      return "";
    default:
      return assertNever(position.must);
  }
}

function note(text: Text, rules: QuartoRuleSet, draft: QuartoDraft, legal: readonly QuartoMove[]): string | null {
  if (!draft.isMarking) return null;
  const count = draft.marked.length;
  return count === 4 && calledMove(draft, rules, legal) === null
    ? text("quarto-no-group")
    : text("page-marked", { count });
}

/** The line that the end is about: the one that won, or the reader's own that nobody called. */
export function decisiveLine(
  { group, square, placer, missed }: QuartoEnding,
  seats: readonly number[],
): { group: string; square: string; placer: number; hasWon: boolean } | null {
  if (group !== null && square !== null && placer !== null) return { group, square, placer, hasWon: true };
  const own = seats.length === 1 ? missed.findLast((each) => each.placer === seats[0]) : undefined;
  return own ? { ...own, hasWon: false } : null;
}

function ended(text: Text, ending: QuartoEnding, { reader, winner, seats, name }: Reading): string | null {
  const line = decisiveLine(ending, seats);
  if (line === null || (reader === "winner" && !line.hasWon)) return null;
  const about = { ...facts({ squares: isSquare(line.group) }), square: line.square };
  if (!line.hasWon || winner === null) return text("page-end-missed", about);
  // There are two seats; the placer lost if the opponent called the line.
  const loser = name(3 - winner);
  const id = line.placer === winner ? "page-end-own" : "page-end-stolen";
  return text(id, { ...about, reader, winner: name(winner), loser });
}

function ruleWords(text: Text, rules: QuartoRuleSet): RulePoint[] {
  const { traits } = rules;
  const count = text("page-traits-count", { count: traits.length });
  const names = TRAITS.filter((trait) => traits.includes(trait)).map((trait) => text(traitText(trait)));
  const hasAll = traits.length === TRAITS.length;
  return [
    { words: hasAll ? count : `${count}: ${names.join(", ")}`, isPlain: hasAll },
    rules.squares
      ? { words: text("start-squares"), isPlain: false }
      : { words: text("page-no-squares"), isPlain: true, isTacit: true },
    // Always stated, whatever the value; it stands out only if it has just changed.
    { words: text(rules.calls ? "start-calls" : "page-no-calls"), isPlain: true },
  ];
}

/** Say whether four in a square win as well as four in a line, and whether some pieces are alike in all traits in play. */
export function facts({ squares, traits }: Pick<QuartoRuleSet, "squares"> & Partial<QuartoRuleSet>): Arguments {
  const alike = traits && { alike: traits.length < TRAITS.length ? "yes" : "no" };
  return { squares: squares ? "yes" : "no", ...alike };
}

/** Tell a 2 × 2 square from a line, by its corners or ends. */
export function isSquare(group: string): boolean {
  const [first = "", last = ""] = group.split("-");
  const isNext = (at: number) => Math.abs(first.charCodeAt(at) - last.charCodeAt(at)) === 1;
  return isNext(0) && isNext(1);
}

export const words: Words<Quarto> = {
  moved,
  departed: () => [],
  move: moveWords,
  past,
  notation: ({ move }) => move.text,
  task,
  note,
  ended,
  rules: ruleWords,
  facts,
};
