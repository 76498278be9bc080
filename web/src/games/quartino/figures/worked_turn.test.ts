import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import turns from "./turns.json";
import WorkedTurn from "./WorkedTurn.svelte";

// The tests' DOM can't cancel animations.
const { happyDOM } = window as unknown as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };
const { device } = happyDOM.settings;
const usual = device.prefersReducedMotion;

beforeAll(() => {
  device.prefersReducedMotion = "reduce";
});

afterAll(() => {
  device.prefersReducedMotion = usual;
});

let drawn: object | null = null;

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
});

function draw(turn: keyof typeof turns) {
  drawn = mount(WorkedTurn, { target: document.body, props: { turn, text: (id: string) => id } });
  flushSync();
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const press = (label: string) => {
    find("button")
      .find((button) => button.textContent?.trim() === label)
      ?.click();
    flushSync();
  };
  const current = () => find("[aria-current=step]").map((button) => button.textContent?.trim());
  return { find, press, current };
}

test("steps through a turn, forward and back", () => {
  const { find, press, current } = draw("normal");
  expect(current()).toEqual(["figure-quartino-normal-1"]);
  press("figure-previous");
  expect(current()).toEqual(["figure-quartino-normal-1"]);
  press("figure-next");
  expect(find("figcaption")[0]?.textContent).toContain("figure-quartino-normal-2");
  press("figure-next");
  press("figure-next");
  expect(current()).toEqual(["figure-quartino-normal-3"]);
  press("figure-previous");
  expect(current()).toEqual(["figure-quartino-normal-2"]);
});

test("lists all steps, and each can be selected", () => {
  const { find, press, current } = draw("full");
  const listed = find("ol button").map((button) => button.textContent?.trim());
  expect(listed).toEqual(turns.full.map((step) => step.caption));
  press("figure-quartino-full-6");
  expect(current()).toEqual(["figure-quartino-full-6"]);
  expect(find("figcaption.found")).toHaveLength(1);
  press("figure-quartino-full-7");
  expect(find("figcaption.found")).toHaveLength(0);
});
