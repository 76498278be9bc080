import type { Problem } from "./types";

/** Why something failed: the server's code, or that it did not answer at all. */
export type Trouble = Problem["code"] | "unreachable";

/** A refusal by the server, with the seconds until a retry. */
export class ApiError extends Error {
  constructor(
    readonly code: Trouble,
    readonly wait: number | null = null,
  ) {
    super(code);
  }
}

/** Rate limited: refused before any effect, so the request can be repeated after a delay. */
const RATE_LIMITED: readonly Trouble[] = ["too_many_requests", "address_busy", "address_rooms"];

const TRANSIENT: readonly Trouble[] = [...RATE_LIMITED, "busy", "unavailable", "server_restarting", "unreachable"];

/** Whether the server refused only for now, without any effect. */
export function hasToWait(trouble: Trouble): boolean {
  return RATE_LIMITED.includes(trouble);
}

/** Whether the request can be repeated in a moment. */
export function isTransient(trouble: Trouble): boolean {
  return TRANSIENT.includes(trouble);
}

/** Return a failure's code. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? error.code : "internal";
}

/** Return the code of a response without one, from a proxy whose server is down or overloaded. */
export function troubleOfStatus(status: number): Trouble {
  if (status === 429) return "too_many_requests";
  return status >= 502 && status <= 504 ? "unreachable" : "internal";
}

/** Return the seconds to wait before a retry, if the server gave a number. */
export function waitOf(error: unknown): number | null {
  return error instanceof ApiError ? error.wait : null;
}

/** Return the id of the text for a failure, given its code or the thrown error. */
export function problemId(problem: unknown): string {
  const trouble = typeof problem === "string" ? problem : troubleOf(problem);
  return trouble === "unreachable" ? "page-offline" : `refusal-${trouble.replaceAll("_", "-")}`;
}
