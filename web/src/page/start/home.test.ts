import { expect, test, vi } from "vitest";
import { Home } from "./home.svelte";

test("an older answer never overwrites a newer one: only one request for the lists runs at a time", async () => {
  const answers: { resolve: (answer: Response) => void; reject: (error: Error) => void }[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve, reject) => answers.push({ resolve, reject })));
  const home = new Home();
  const slow = home.load();
  const soon = home.load();
  expect(answers).toHaveLength(1);
  await soon;
  answers[0]?.reject(new TypeError("no net"));
  await slow;
  expect([home.isLoaded, home.problem]).toEqual([false, "page-offline"]);
  // Neither a failure nor an answer blocks the next request.
  for (const number of [1, 2]) {
    const next = home.load();
    expect(answers).toHaveLength(number + 1);
    answers[number]?.resolve(Response.json({ mine: [], waiting: [], playing: [], over: [] }));
    await next;
    expect([home.isLoaded, home.problem]).toEqual([true, null]);
  }
});
