import { afterEach, expect, test } from "vitest";
import { keep } from "./memory";
import { FIRST_PLAN, keepPlan, recallPlan } from "./plan";

afterEach(() => localStorage.clear());

test("a plan is kept, and a change of it leaves the first plan alone", () => {
  const plan = recallPlan();
  plan.bots.quarto = "expert";
  plan.names[0] = "Ann";
  expect(FIRST_PLAN.bots.quarto).toBe("casual");
  expect(FIRST_PLAN.names[0]).toBe("");
  keepPlan(plan);
  expect(recallPlan()).toEqual(plan);
});

test.each(['{"bots":{"quarto":"genius","quartino":"blocker"}}', '{"bots":{"quartino":"blocker"}}'])(
  "a level that there is not becomes that of the first plan: %s",
  (kept) => {
    keep("plan", kept);
    expect(recallPlan().bots).toEqual({ quarto: "casual", quartino: "blocker" });
  },
);

test("what is no plan is forgotten", () => {
  keep("plan", '{"bots":null}');
  expect(recallPlan()).toEqual(FIRST_PLAN);
  keep("plan", "{");
  expect(recallPlan()).toEqual(FIRST_PLAN);
});
