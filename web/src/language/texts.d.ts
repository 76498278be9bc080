/** Output of ../../texts.ts. */
declare module "virtual:texts" {
  type Load = () => Promise<string[]>;
  export const page: Record<import("./locale").Code, Load>;
  export const rules: Record<import("./locale").Code, Load>;
  export const lessons: Record<import("./locale").Code, Load>;
}
