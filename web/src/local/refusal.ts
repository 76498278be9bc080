import type { Code } from "../protocol/types";

/** A refused action: nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: Code,
    detail: string,
    readonly wait: number | null = null,
  ) {
    super(detail);
  }
}
