import fc from "fast-check";
import { expect, it } from "vitest";
import { indentedJson } from "./json-text.ts";

it("breaks an object into lines", () => {
  expect(indentedJson('{"a":[1,{"b":null}],"c":{},"d":"x,{y}"}')).toBe(
    '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ],\n  "c": {},\n  "d": "x,{y}"\n}',
  );
});

it("keeps digits and repeated keys as they are", () => {
  expect(indentedJson('{"n":1.00,"n":12345678901234567890}')).toBe(
    '{\n  "n": 1.00,\n  "n": 12345678901234567890\n}',
  );
});

it("agrees with JSON.stringify on every object and array", () => {
  const anyStructure = fc.oneof(
    fc.array(fc.jsonValue()),
    fc.dictionary(fc.string(), fc.jsonValue()),
  );
  fc.assert(
    fc.property(anyStructure, (value) => {
      expect(indentedJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

it("leaves other text alone and loses no sign of broken JSON", () => {
  expect(indentedJson("plain {words}")).toBe("plain {words}");
  fc.assert(
    fc.property(fc.string(), (text) => {
      const signs = (some: string) => some.replace(/\s/g, "");
      expect(signs(indentedJson(`{${text}`))).toBe(signs(`{${text}`));
    }),
  );
});
