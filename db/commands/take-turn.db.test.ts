import { expect } from "vitest";
import { it } from "../testing.ts";
import { takeTurn } from "./take-turn.ts";

const at = (second: number) => new Date(Date.UTC(2026, 6, 16, 9, 0, second));

it("lets so many through in a window, and says how long the rest must wait", async ({ db }) => {
  const turn = (second: number, key = "upload ada") =>
    takeTurn(db, { key, max: 2, windowSeconds: 60, now: at(second) });
  expect([await turn(0), await turn(10), await turn(20)]).toEqual([null, null, 40]);
  expect(await turn(20, "upload eve")).toBe(null);
  expect([await turn(61), await turn(62), await turn(63)]).toEqual([null, null, 58]);
});

it("lets no more through when many ask at once", async ({ db }) => {
  const turn = () => takeTurn(db, { key: "k", max: 3, windowSeconds: 60, now: at(0) });
  const answers = await Promise.all(Array.from({ length: 9 }, turn));
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
});
