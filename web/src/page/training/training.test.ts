import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mistake } from "../../mistakes/mistake";
import { TrainingState } from "./training.svelte";

// Other tests may have stored attempts.
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllEnvs());

test.each(["America/New_York", "UTC", "Pacific/Auckland"])("this week has today's answers in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  const training = new TrainingState();
  // In New York still the evening before.
  training.now = new Date("2026-11-18T01:00:00Z");
  const answers = [{ at: "2026-11-18T00:30:00Z", isRight: true }];
  training.mistakes = [{ facets: [], answers } as unknown as Mistake];
  expect(training.weeks.at(-1)).toMatchObject({ right: 1, all: 1 });
});
