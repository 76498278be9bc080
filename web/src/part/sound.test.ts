import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A sound device as on iOS: it starts only during a gesture. */
let isGesture = false;
const tones = vi.fn();

class Audio {
  state = "suspended";
  currentTime = 0;
  destination = {};
  #wake: (() => void)[] = [];

  resume(): Promise<void> {
    if (isGesture) this.state = "running";
    return new Promise((wake) => {
      this.#wake.push(wake);
      if (this.state === "running") for (const each of this.#wake.splice(0)) each();
    });
  }
  createOscillator() {
    return { frequency: {}, connect: (next: unknown) => next, start: tones, stop: () => {} };
  }
  createGain() {
    return {
      gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      connect: () => {},
    };
  }
}

const settle = () => new Promise((wake) => setTimeout(wake));

function press(): void {
  isGesture = true;
  dispatchEvent(new Event("pointerup"));
  isGesture = false;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
  localStorage.setItem("fourfold-settings", JSON.stringify({ hasSound: true }));
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  tones.mockClear();
});

test("a gesture anywhere unlocks the sound that a message plays later", async () => {
  const { play, unlockSound } = await import("./sound");
  unlockSound();
  play("move");
  await settle();
  expect(tones).not.toHaveBeenCalled();
  press();
  await settle();
  tones.mockClear();
  play("move");
  await settle();
  expect(tones).toHaveBeenCalledOnce();
});

test("sounds that piled up while the browser was silent aren't played all at once", async () => {
  const { play, unlockSound } = await import("./sound");
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  unlockSound();
  for (let turn = 0; turn < 5; turn += 1) play("move");
  now.mockReturnValue(5000);
  press();
  await settle();
  expect(tones).not.toHaveBeenCalled();
});
