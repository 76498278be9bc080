import { expect, test } from "vitest";
import { preferredLanguage } from "../language/locale";
import { parseRoute } from "./router.svelte";

test("addresses are parsed", () => {
  expect(parseRoute("/", "")).toEqual({ name: "start" });
  expect(parseRoute("/g/table1", "#seat=abc")).toMatchObject({
    name: "game",
    id: "table1",
    secret: { seats: ["abc"] },
  });
  expect(parseRoute("/g/table1", "#seat=abc&seat=def")).toMatchObject({ secret: { seats: ["abc", "def"] } });
  expect(parseRoute("/g/table1/review", "")).toMatchObject({ name: "review" });
  expect(parseRoute("/rules/quartino", "")).toEqual({ name: "rules", game: "quartino" });
  expect(parseRoute("/rules/quarto/", "")).toEqual({ name: "rules", game: "quarto" });
  expect(parseRoute("/me", "")).toEqual({ name: "me" });
  expect(parseRoute("/rules/chess", "")).toEqual({ name: "unknown" });
  expect(parseRoute("/g/x", "")).toEqual({ name: "unknown" });
});

test("the language is chosen", () => {
  expect(preferredLanguage("cs", ["lt"])).toBe("cs");
  expect(preferredLanguage(null, ["de-DE", "lv-LV", "en"])).toBe("lv");
  expect(preferredLanguage("xx", ["fr"])).toBe("en");
});
