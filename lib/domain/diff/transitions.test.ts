import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Transition,
  type TransitionWord,
  transitionsOf,
  transitionWords,
} from "./transitions.ts";

function repeat(count: number, before: TransitionWord, after: TransitionWord): Transition[] {
  return Array.from({ length: count }, () => ({ before, after }));
}

const anyWord = fc.constantFrom(...transitionWords);
const anyTransitions = fc.array(fc.record({ before: anyWord, after: anyWord }));

describe("transitionsOf", () => {
  it("finds a churn of 9.625 % where 77 of 800 changed", () => {
    const found = transitionsOf([
      ...repeat(50, "fail", "pass"),
      ...repeat(27, "pass", "fail"),
      ...repeat(400, "pass", "pass"),
      ...repeat(323, "fail", "fail"),
    ]);
    expect(found).toMatchObject({ episodes: 800, compared: 800, failToPass: 50, passToFail: 27 });
    expect(found.churn).toBe(0.09625);
    expect(found.net).toBe(23 / 800);
  });

  it("does not let a net of zero hide the churn", () => {
    const found = transitionsOf([...repeat(1, "fail", "pass"), ...repeat(1, "pass", "fail")]);
    expect(found).toMatchObject({ net: 0, churn: 1 });
  });

  it("keeps what either ruler does not score outside the denominator, and in the matrix", () => {
    const found = transitionsOf([
      ...repeat(3, "unscored", "pass"),
      ...repeat(2, "pass", "missing"),
      ...repeat(1, "partial", "pass"),
      ...repeat(4, "pass", "pass"),
    ]);
    expect(found).toMatchObject({ episodes: 10, compared: 4, net: 0, churn: 0 });
    expect(found.matrix.unscored.pass).toBe(3);
    expect(found.matrix.pass.missing).toBe(2);
    expect(found.matrix.partial.pass).toBe(1);
  });

  it("has neither net nor churn when nothing is comparable", () => {
    expect(transitionsOf(repeat(2, "missing", "missing"))).toMatchObject({
      net: null,
      churn: null,
    });
    expect(transitionsOf([])).toMatchObject({ episodes: 0, net: null, churn: null });
  });

  it("has each episode in one cell", () => {
    fc.assert(
      fc.property(anyTransitions, (episodes) => {
        const { matrix } = transitionsOf(episodes);
        for (const before of transitionWords) {
          for (const after of transitionWords) {
            const expected = episodes.filter((e) => e.before === before && e.after === after);
            expect(matrix[before][after]).toBe(expected.length);
          }
        }
      }),
    );
  });

  it("turns its net over when read backwards, and keeps its churn", () => {
    fc.assert(
      fc.property(anyTransitions, (episodes) => {
        const back = episodes.map(({ before, after }) => ({ before: after, after: before }));
        const [forth, turned] = [transitionsOf(episodes), transitionsOf(back)];
        expect(turned.churn).toBe(forth.churn);
        expect(Number(turned.net) + Number(forth.net)).toBe(0);
      }),
    );
  });
});
