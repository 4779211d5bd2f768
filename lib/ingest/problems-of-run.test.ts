import { expect, it } from "vitest";
import type { Problem } from "#lib/domain/problem.ts";
import { problemsOfRun } from "./problems-of-run.ts";

function at(source: string): Problem {
  return { code: "unknown_word", effect: "note", source, message: "." };
}
const problems = [at("a/run.json#/x"), at("a/run.json"), at("a/run.json2#/x"), at("b#L1"), at("a")];

it("gives a single run every problem", () => {
  expect(problemsOfRun({ memberPath: "b" }, problems, 1)).toEqual(problems);
  expect(problemsOfRun({ memberPath: null }, problems, 2)).toEqual(problems);
});

it("gives one of several runs those of its own member", () => {
  expect(problemsOfRun({ memberPath: "a/run.json" }, problems, 2)).toEqual(problems.slice(0, 2));
  expect(problemsOfRun({ memberPath: "a" }, problems, 2)).toEqual([
    ...problems.slice(0, 3),
    at("a"),
  ]);
});
