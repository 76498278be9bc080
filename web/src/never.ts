/** End an exhaustive switch: the compiler refuses a case that was left out, and one that slips through is thrown. */
export function assertNever(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
