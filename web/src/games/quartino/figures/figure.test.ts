import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Figure from "./Figure.svelte";

const text = (id: string) => id;
let figure: object;
const target = document.createElement("div");

function show(name: string): void {
  figure = mount(Figure, { target, props: { name, text } });
  flushSync();
}

function press(label: string): void {
  [...target.querySelectorAll("button")].find((each) => each.textContent?.trim() === label)?.click();
  flushSync();
}

const caption = () => target.querySelector("figcaption")?.textContent?.trim();

afterEach(() => void unmount(figure));

test.each(["card", "grid-card"])("a card can be turned to where it fits: %s", (name) => {
  show(name);
  expect(caption()).toBe("figure-quartino-card");
  for (let turn = 0; turn < 8 && caption() !== "figure-quartino-card-fits"; turn++) press("figure-turn");
  expect(caption()).toBe("figure-quartino-card-fits");
});

test.each(["claim", "grid-claim", "place", "grid-place", "colour", "grid-colour", "column"])(
  "a figure is drawn on its board: %s",
  (name) => {
    show(name);
    expect(caption()).toBe(`figure-quartino-${name.replace("grid-", "")}`);
    const board = name.startsWith("grid-") ? "start-grid" : "start-wheel";
    expect(target.querySelector(`[aria-label="${board}"]`)).not.toBeNull();
    expect(target.querySelectorAll("[data-field]")).toHaveLength(9);
  },
);
