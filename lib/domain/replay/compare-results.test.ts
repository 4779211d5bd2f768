import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareResults } from "./compare-results.ts";
import { allNormalizations, normalizations } from "./normalizations.ts";

function compare(recorded: string, rerun: string, fields: readonly string[] | null = null) {
  return compareResults(recorded, rerun, allNormalizations, fields);
}

/** One pair for each declared normalization. */
const examples: Record<string, readonly [string, string]> = {
  whitespace: ['{"a": 1}', '{"a":1}'],
  string_escapes: ['{"a":"\\u00e9"}', '{"a":"é"}'],
  key_order: ['{"a":1,"b":2}', '{"b":2,"a":1}'],
  number_lexeme: ['{"amount":250}', '{"amount":250.0}'],
  timestamp_format: ['"2024-05-15T15:00:00"', '"2024-05-15 15:00"'],
};

describe("compareResults", () => {
  it.each(normalizations)(
    "takes $name for the same, says so, and needs it declared",
    ({ name }) => {
      const pair = examples[name];
      if (pair === undefined) throw new Error(`no example of ${name}`);
      expect(compare(...pair)).toEqual({ same: true, used: [name] });
      const others = allNormalizations.filter((one) => one !== name);
      expect(compareResults(...pair, others)).toEqual({ same: false });
    },
  );

  it("names all that it took, once each", () => {
    const recorded = '{"at": "2024-05-15T15:00:00Z", "n": [250, 1.50]}';
    const rerun = '{"n":[2.5e2,1.5],"at":"2024-05-15T17:00:00+02:00"}';
    expect(compare(recorded, rerun)).toEqual({
      same: true,
      used: ["key_order", "number_lexeme", "timestamp_format", "whitespace"],
    });
  });

  it.each([
    ["another number", '{"a":250}', '{"a":251}'],
    ["a number that became a text", '{"a":250}', '{"a":"250"}'],
    ["a null that became absent", '{"a":null}', "{}"],
    ["an order of a list", "[1,2]", "[2,1]"],
    ["a list that grew", "[1]", "[1,2]"],
    ["a truth value", '{"a":true}', '{"a":false}'],
    ["white space inside a text", '{"a":"x  y"}', '{"a":"x y"}'],
    ["another time", '"2024-05-15T15:00:00"', '"2024-05-15T15:00:01"'],
    ["a zone where none was known", '"2024-05-15T15:00:00"', '"2024-05-15T15:00:00Z"'],
    ["a plain text", "Airplane Mode is now OFF.", "Error: Tool 'toggle_airplane_mode' not found."],
    ["a key named twice", '{"a":1,"a":2}', '{"a":2}'],
    ["digits past a double's end", "9007199254740993", "9007199254740992"],
  ])("counts %s as a difference", (_, recorded, rerun) => {
    expect(compare(recorded, rerun)).toEqual({ same: false });
  });

  it("compares plain text by its words and times", () => {
    expect(compare("Booked  at 2024-05-15 15:00\n", "Booked at 2024-05-15T15:00:00")).toEqual({
      same: true,
      used: ["timestamp_format", "whitespace"],
    });
    expect(compare("2024-05-15 15:00", "2024-05-15T15:00:00")).toMatchObject({ same: true });
  });

  it("compares the key fields alone where they are declared", () => {
    const [recorded, rerun] = ['{"id":1,"province":"x"}', '{"id":1}'];
    expect(compare(recorded, rerun)).toEqual({ same: false });
    expect(compare(recorded, rerun, ["id"]).same).toBe(true);
    expect(compare('{"id":1}', '{"id":2}', ["id"]).same).toBe(false);
  });

  it("compares a result whole that is no object, and misses a key that the other lacks", () => {
    expect(compare("[1, 2]", "[1, 3]", ["id"])).toEqual({ same: false });
    expect(compare('{"a":1,"b":2}', '{"a":1,"c":2}')).toEqual({ same: false });
    const spelled = { same: true, used: ["string_escapes"] };
    expect(compare('{"\\u0061":1}', '{"a":1}')).toEqual(spelled);
  });

  it("compares brackets without end as text instead of breaking", () => {
    const deep = "[".repeat(50_000) + "]".repeat(50_000);
    expect(compare(deep, `${deep} `)).toEqual({ same: true, used: ["whitespace"] });
  });

  it("finds any JSON value equal to itself however it is indented, and different from another", () => {
    const oracle = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
        expect(compare(JSON.stringify(a), JSON.stringify(a, null, 2)).same).toBe(true);
        const found = compareResults(JSON.stringify(a), JSON.stringify(b), []);
        expect(found.same).toBe(oracle(a, b));
      }),
    );
  });

  it("says the same in both directions", () => {
    const word = fc.constantFrom(...Object.values(examples).flat(), "1", "x", "[]");
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(compare(a, b)).toEqual(compare(b, a));
      }),
    );
  });
});
