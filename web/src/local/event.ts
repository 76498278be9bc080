/** The log of a game in this browser: everything needed to rebuild it. What follows from the rules isn't stored. */
import { assertNever } from "../never";
import type {
  DrawAgreed,
  DrawDeclined,
  DrawOffered,
  Joined,
  Opened,
  RematchOffered,
  RematchOpened,
  Said,
  TakenBack,
} from "../protocol/types";

/** The game began. Contains its secrets, which the page never sees. */
export interface Started {
  readonly kind: "started";
  readonly start: number;
  /** The deal in notation, for games with cards. */
  readonly deal: string | null;
  /** The first position in notation, if it isn't the game's start. */
  readonly position?: string;
  /** The bots' RNG seed, in decimal. */
  readonly seed: string;
}

export interface Moved {
  readonly kind: "moved";
  readonly seat: number;
  /** The move in notation. */
  readonly move: string;
  /** Whether the clock made the move. */
  readonly is_forced: boolean;
}

export interface Departed {
  readonly kind: "departed";
  readonly seat: number;
  readonly reason: "resignation" | "time";
}

/** An event that changes the position. */
export type LogStep = Moved | Departed | DrawAgreed;

export type LogNote =
  | Opened
  | Joined
  | Started
  | DrawOffered
  | DrawDeclined
  | TakenBack
  | Said
  | RematchOffered
  | RematchOpened;

export type LogEvent = LogStep | LogNote;

export interface LogEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly event: LogEvent;
}

export function isLogStep(event: LogEvent): event is LogStep {
  return event.kind === "moved" || event.kind === "departed" || event.kind === "draw_agreed";
}

/** Write a step as the core reads it. */
export function writeStep(step: LogStep): string {
  switch (step.kind) {
    case "moved":
      return step.move;
    case "departed":
      return `${step.seat}:${step.reason}`;
    case "draw_agreed":
      return "draw";
    default:
      return assertNever(step);
  }
}

/** Format a time as the server does. */
export function formatTime(ms: number): string {
  return new Date(ms).toISOString().replace("Z", "+00:00");
}
