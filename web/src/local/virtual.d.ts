/** Output of ../../starts.ts. */
declare module "virtual:starts" {
  const starts: Readonly<Record<string, unknown>>;
  export default starts;
}
