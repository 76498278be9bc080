/** A position being set up: its edits and its notation. The core decides whether it is possible. */
import type { QuartinoPosition } from "../../../protocol/types";
import { COLOURS, type Colour } from "../board/fields";
import { UNSEEN } from "../words";

/** A card in a rack; `card` is null if it is unknown. */
export interface Slot {
  readonly card: string | null;
  readonly isClaimed: boolean;
}

export interface SetupRack {
  readonly slots: readonly Slot[];
  readonly isOut: boolean;
}

export interface QuartinoSetup {
  /** The stones on each field, bottom to top. */
  readonly stacks: readonly (readonly Colour[])[];
  readonly mover: number;
  /** The phase in notation. */
  readonly phase: string;
  readonly racks: readonly SetupRack[];
}

/** The phases in notation, in the order of a turn. */
export const PHASES: readonly string[] = ["colour", "place:3", "place:2", "place:1", "claim"];
const FIRST_PHASE = "place:1";

/** All cards: every order of the colours. */
export const CARDS: readonly string[] = ordersOf(COLOURS);

function ordersOf(letters: readonly string[]): string[] {
  if (!letters.length) return [""];
  return letters.flatMap((letter) => ordersOf(letters.filter((each) => each !== letter)).map((rest) => letter + rest));
}

export function setupOf({ text, stacks, racks }: Pick<QuartinoPosition, "text" | "stacks" | "racks">): QuartinoSetup {
  const [, mover = "1", phase = FIRST_PHASE] = text.split(" ");
  return {
    stacks,
    mover: Number(mover),
    phase,
    racks: racks.map(({ hidden, claimed, is_out }) => ({
      slots: [
        ...hidden.map((card) => ({ card, isClaimed: false })),
        ...claimed.map((card) => ({ card, isClaimed: true })),
      ],
      isOut: is_out,
    })),
  };
}

/** Write a position in notation. */
export function formatSetup({ stacks, mover, phase, racks }: QuartinoSetup): string {
  const written = racks.map(({ slots, isOut }) => {
    const of = (isClaimed: boolean) => slots.filter((slot) => slot.isClaimed === isClaimed);
    const [hidden, claimed] = [of(false), of(true)].map((all) => all.map(({ card }) => card ?? UNSEEN).join(","));
    return `${hidden};${claimed}${isOut ? "x" : ""}`;
  });
  return `${stacks.map((stack) => stack.join("") || "-").join("/")} ${mover} ${phase} ${written.join("/")}`;
}

/** Return the number of stones of each colour beside the board, given how many there are in all. */
export function supplyOf({ stacks }: QuartinoSetup, total: Readonly<Record<Colour, number>>): Record<Colour, number> {
  const count = (colour: Colour): number => stacks.flat().filter((stone) => stone === colour).length;
  return Object.fromEntries(COLOURS.map((colour) => [colour, total[colour] - count(colour)])) as Record<Colour, number>;
}

/** Put a stone on top of a field's stack. */
export function put(setup: QuartinoSetup, colour: Colour, field: number): QuartinoSetup {
  return withStack(setup, field, (stack) => [...stack, colour]);
}

/** Take the top stone off a field. */
export function lift(setup: QuartinoSetup, field: number): QuartinoSetup {
  return withStack(setup, field, (stack) => stack.slice(0, -1));
}

export function clear(setup: QuartinoSetup): QuartinoSetup {
  const racks = setup.racks.map((rack) => ({ slots: rack.slots.map(() => UNKNOWN), isOut: false }));
  return { stacks: setup.stacks.map(() => []), mover: 1, phase: FIRST_PHASE, racks };
}

/** Change the number of players: new ones get unknown cards. */
export function seat(setup: QuartinoSetup, seats: number): QuartinoSetup {
  const [first] = setup.racks;
  const fresh: SetupRack = { slots: first?.slots.map(() => UNKNOWN) ?? [], isOut: false };
  const racks = Array.from({ length: seats }, (_, index) => setup.racks[index] ?? fresh);
  return { ...setup, racks, mover: Math.min(setup.mover, seats) };
}

/** Set a card of a rack; if another slot has it, that one becomes unknown. */
export function deal(setup: QuartinoSetup, rack: number, slot: number, dealt: Slot): QuartinoSetup {
  const racks = setup.racks.map((each, at) => ({
    ...each,
    slots: each.slots.map((other, index) => {
      if (at === rack && index === slot) return dealt.card === null ? UNKNOWN : dealt;
      return other.card !== null && other.card === dealt.card ? UNKNOWN : other;
    }),
  }));
  return { ...setup, racks };
}

/** Let a seat leave the game, or return. */
export function leave(setup: QuartinoSetup, rack: number, isOut: boolean): QuartinoSetup {
  return { ...setup, racks: setup.racks.map((each, at) => (at === rack ? { ...each, isOut } : each)) };
}

/** Whether a card is in another slot than this one. */
export function isElsewhere({ racks }: QuartinoSetup, card: string, rack: number, slot: number): boolean {
  return racks.some(({ slots }, at) =>
    slots.some((each, index) => each.card === card && (at !== rack || index !== slot)),
  );
}

const UNKNOWN: Slot = { card: null, isClaimed: false };

function withStack(
  setup: QuartinoSetup,
  field: number,
  change: (stack: readonly Colour[]) => readonly Colour[],
): QuartinoSetup {
  return { ...setup, stacks: setup.stacks.map((stack, index) => (index === field ? change(stack) : stack)) };
}
