import { expect, it } from "vitest";
import { reviewItems } from "./review-items.ts";

it("lists what to look through once, and nothing else of the notes", () => {
  const notes = [
    { name: "review", value: "Prompts" },
    { name: "scorer", value: "says nothing of its version" },
    { name: "review", value: "Logs" },
  ];
  expect(reviewItems([{ notes }, { notes }, { notes: [] }])).toEqual(["Prompts", "Logs"]);
});
