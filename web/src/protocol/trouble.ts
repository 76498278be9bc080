import type { Problem } from "./types";

/** Why something was not done: a code of the server's, or that it did not answer at all. */
export type Trouble = Problem["code"] | "unreachable";

/** What the server refused, and after how many seconds it may be asked again. */
export class ApiError extends Error {
  constructor(
    readonly code: Trouble,
    readonly wait: number | null = null,
  ) {
    super(code);
  }
}

/** Too much at a time: refused before anything was done, and the same may be asked after a wait. */
const HASTE: readonly Trouble[] = ["too_many_requests", "address_busy", "address_rooms"];

const TRANSIENT: readonly Trouble[] = [...HASTE, "busy", "unavailable", "server_restarting", "unreachable"];

/** Whether the server has refused it only for now, without doing anything. */
export function hasToWait(trouble: Trouble): boolean {
  return HASTE.includes(trouble);
}

/** Whether the same may be asked again in a moment. */
export function isTransient(trouble: Trouble): boolean {
  return TRANSIENT.includes(trouble);
}

/** Name what went wrong. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? error.code : "internal";
}

/** Name what went wrong where the answer does not: it is a proxy's, before a server that is away or has too much to do. */
export function troubleOfStatus(status: number): Trouble {
  if (status === 429) return "too_many_requests";
  return status >= 502 && status <= 504 ? "unreachable" : "internal";
}

/** Return after how many seconds the server may be asked again, as far as it has said so. */
export function waitOf(error: unknown): number | null {
  return error instanceof ApiError ? error.wait : null;
}

/** Return the id of the text that says what went wrong, by its code or as it was thrown. */
export function problemId(problem: unknown): string {
  const trouble = typeof problem === "string" ? problem : troubleOf(problem);
  return trouble === "unreachable" ? "page-offline" : `refusal-${trouble.replaceAll("_", "-")}`;
}
