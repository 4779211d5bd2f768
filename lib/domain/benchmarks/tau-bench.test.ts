import { expect, it } from "vitest";
import { isEmptyReference, requiresWrite } from "./tau-bench.ts";

it("knows which references write to the state", () => {
  expect(requiresWrite("airline", ["get_user_details", "cancel_reservation"])).toBe(true);
  expect(requiresWrite("airline", ["get_user_details", "calculate"])).toBe(false);
  expect(requiresWrite("airline", [])).toBe(false);
});

it("says nothing about writes where the task set is unknown", () => {
  expect(requiresWrite(null, ["cancel_reservation"])).toBeNull();
  expect(requiresWrite("mock", ["cancel_reservation"])).toBeNull();
});

it("calls a reference empty when it only ends the episode", () => {
  expect(isEmptyReference([])).toBe(true);
  expect(isEmptyReference(["transfer_to_human_agents"])).toBe(true);
  expect(isEmptyReference(["transfer_to_human_agents", "calculate"])).toBe(false);
});
