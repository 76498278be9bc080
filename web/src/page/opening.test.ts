import { beforeEach, expect, test, vi } from "vitest";
import { Opening } from "./opening.svelte";
import { router } from "./router.svelte";

const answer = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();
const keys = { id: "somewhere", seats: [], invitation: null };
const ids = () => answer.mock.calls.map(([, { body }]) => JSON.parse(String(body)).id);

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
  vi.spyOn(router, "go").mockReturnValue();
});

test("a seek whose answer was lost is repeated with the same id, and the next one has another", async () => {
  const opening = new Opening();
  const wish = { game: "quarto", rules: "CSHT!" } as const;
  answer.mockRejectedValueOnce(new TypeError("no net"));
  await opening.seek(wish);
  expect(opening.problem).not.toBeNull();
  answer.mockResolvedValue(Response.json(keys));
  await opening.seek(wish);
  answer.mockResolvedValue(Response.json(keys));
  await opening.seek(wish);
  const [lost, repeated, next] = ids();
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(repeated).toBe(lost);
  expect(next).not.toBe(lost);
});
