import { expect, test } from "vitest";
import { ApiError, problemId } from "./trouble";

test("every problem has a text", () => {
  expect(problemId(new ApiError("unreachable"))).toBe("page-offline");
  expect(problemId(new ApiError("too_many_rooms"))).toBe("refusal-too-many-rooms");
  expect(problemId("room_full")).toBe("refusal-room-full");
  expect(problemId(new TypeError("a fault of the page"))).toBe("refusal-internal");
});
