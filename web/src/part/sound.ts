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

let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  // Browsers are silent until the first click, and would then play everything at once.
  if (!settings.get("hasSound") || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  // Browsers suspend it when the device sleeps.
  void audio.resume();
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
