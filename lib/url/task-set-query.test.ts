import { expect, it } from "vitest";
import { parseTaskSetQuery } from "./task-set-query.ts";

it("takes the start of a hash and nothing else", () => {
  expect(parseTaskSetQuery({ from: "0123abcd", to: "x" })).toEqual({ from: "0123abcd", to: "" });
  expect(parseTaskSetQuery({ from: ["0123abcd", "0123abcd"] })).toEqual({ from: "", to: "" });
});
