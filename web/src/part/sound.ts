import { LIGHT_MS } from "../board/light";
import { settings } from "../theme/settings.svelte";

/** Synthesised short tones: pitch in hertz, start and length in seconds. */
const TONES = {
  move: [[320, 0, 0.07]],
  turn: [
    [520, 0, 0.1],
    [700, 0.1, 0.14],
  ],
  good: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.3],
  ],
  // A note for each square of a line, as it lights up.
  win: [
    [523, 0, 0.2],
    [659, LIGHT_MS / 1000, 0.2],
    [784, (2 * LIGHT_MS) / 1000, 0.2],
    [1047, (3 * LIGHT_MS) / 1000, 0.5],
  ],
  bad: [
    [240, 0, 0.18],
    [190, 0.14, 0.24],
  ],
  nudge: [
    [659, 0, 0.12],
    [659, 0.18, 0.12],
    [880, 0.36, 0.3],
  ],
  warning: [[880, 0, 0.08]],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

export type Sound = keyof typeof TONES;

/** A sound that had to wait longer for the browser's permission is out of date. */
const MAX_WAIT_MS = 1000;

let audio: AudioContext | undefined;

/** Browsers are silent until a gesture, and again after the device slept; iOS resumes only during a gesture. */
async function wake(): Promise<AudioContext> {
  audio ??= new AudioContext();
  if (audio.state !== "running") await audio.resume();
  return audio;
}

/** Let every gesture, and every return to the page, unlock the sound if it is on. */
export function unlockSound(): void {
  const unlock = () => {
    if (settings.get("hasSound")) wake().catch(() => {});
  };
  for (const gesture of ["pointerdown", "pointerup", "keydown"]) addEventListener(gesture, unlock, true);
  document.addEventListener("visibilitychange", () => {
    if (audio && !document.hidden) unlock();
  });
}

export function play(sound: Sound): void {
  if (!settings.get("hasSound") || navigator.userActivation?.hasBeenActive === false) return;
  const asked = performance.now();
  wake().then(
    (awake) => {
      // Otherwise everything that has piled up would sound at once.
      if (performance.now() - asked < MAX_WAIT_MS) ring(awake, sound);
    },
    () => {}, // No sound device.
  );
}

function ring(audio: AudioContext, sound: Sound): void {
  for (const [pitch, start, length] of TONES[sound]) {
    const from = audio.currentTime + start;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.16, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
