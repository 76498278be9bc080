/** End an exhaustive switch: a missing case is a compile error, and throws at run time. */
export function assertNever(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
