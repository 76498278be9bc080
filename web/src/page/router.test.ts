import { expect, test } from "vitest";
import { preferredLanguage } from "../language/locale";
import { splitPath } from "./address";
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
  expect(parseRoute("/learn", "")).toEqual({ name: "learn", lesson: null });
  expect(parseRoute("learn/quarto/first-line/", "")).toEqual({
    name: "learn",
    lesson: { game: "quarto", name: "first-line" },
  });
  expect(parseRoute("/learn/quarto", "")).toEqual({ name: "unknown" });
  expect(parseRoute("/training", "")).toEqual({ name: "training", isPractice: false });
  expect(parseRoute("training/", "", "?practice")).toEqual({ name: "training", isPractice: true });
  expect(parseRoute("/puzzles", "")).toEqual({ name: "puzzles", id: null });
  expect(parseRoute("puzzles/", "", "?puzzle=daily")).toEqual({ name: "puzzles", id: "daily" });
  expect(parseRoute("/rules/chess", "")).toEqual({ name: "unknown" });
  expect(parseRoute("/g/x", "")).toEqual({ name: "unknown" });
});

test("games in this browser have their ids in the query, and whole games are in the fragment", () => {
  expect(parseRoute("local/", "", "?game=~abcd")).toMatchObject({ name: "game", id: "~abcd" });
  expect(parseRoute("local", "#move=3", "?review=~abcd")).toMatchObject({ name: "review", id: "~abcd" });
  expect(parseRoute("local/", "#game=0abc&move=3")).toEqual({ name: "parcel", text: "0abc", move: "3" });
  for (const search of ["", "?game=abcd", "?game=~AB", "?game=~a/b"])
    expect(parseRoute("local/", "", search)).toEqual({ name: "unknown" });
});

test("the page may be served from any folder, and from a language's folder in it", () => {
  expect(splitPath("/", "/")).toEqual({ code: null, rest: "" });
  expect(splitPath("/a/b/", "/a/b/")).toEqual({ code: null, rest: "" });
  expect(splitPath("/a/b/lt/rules/quarto/", "/a/b/")).toEqual({ code: "lt", rest: "rules/quarto/" });
  expect(splitPath("/a/b/lt", "/a/b/")).toEqual({ code: "lt", rest: "" });
  expect(splitPath("/g/lt", "/")).toEqual({ code: null, rest: "g/lt" });
});

test("the language is the one chosen before, else the browser's first known one, else English", () => {
  expect(preferredLanguage("cs", ["lt"])).toBe("cs");
  expect(preferredLanguage(null, ["de-DE", "lv-LV", "en"])).toBe("lv");
  expect(preferredLanguage("xx", ["fr"])).toBe("en");
});
