import { expect, test } from "vitest";
import { notice } from "./notice.svelte";

test("an announcement arrives with the page, changes over the socket, and ends", () => {
  const page = new DOMParser().parseFromString(
    '<head><meta name="fourfold-notice" content="Down at noon &amp; back at one." /></head>',
    "text/html",
  );
  notice.start(page);
  expect(notice.text).toBe("Down at noon & back at one.");
  notice.received({ type: "pong", version: 1 });
  expect(notice.text).toBe("Down at noon & back at one.");
  notice.received({ type: "notice", text: "Down at two." });
  expect(notice.text).toBe("Down at two.");
  notice.received({ type: "notice", text: null });
  expect(notice.text).toBeNull();
  notice.start(new DOMParser().parseFromString("<head></head>", "text/html"));
  expect(notice.text).toBeNull();
});
