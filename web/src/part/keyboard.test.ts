import { afterEach, expect, test } from "vitest";
import { isForGame } from "./keyboard";

afterEach(() => {
  document.body.innerHTML = "";
});

/** Press a key in the part of a page with this id. */
function press(page: string, options: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = page;
  let found = false;
  const listen = (event: KeyboardEvent) => {
    found = isForGame(event);
  };
  addEventListener("keydown", listen);
  document.querySelector("#here")?.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true, ...options }));
  removeEventListener("keydown", listen);
  return found;
}

test("keys on and around the board belong to the game", () => {
  expect(press('<main><button id="here"></button></main>')).toBe(true);
  expect(press('<main id="here"></main>')).toBe(true);
});

test.each([
  '<input id="here">',
  '<select id="here"></select>',
  '<textarea id="here"></textarea>',
  '<p contenteditable="true"><b id="here"></b></p>',
  '<header><button id="here"></button></header>',
  '<main id="here"><dialog open></dialog></main>',
])("keys in %s don't belong to the game", (page) => {
  expect(press(page)).toBe(false);
});

test("browser shortcuts don't belong to the game", () => {
  expect(press('<main id="here"></main>', { ctrlKey: true })).toBe(false);
});
