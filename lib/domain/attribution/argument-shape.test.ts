import { expect, it } from "vitest";
import { argumentShape } from "./argument-shape.ts";

it("keeps what a call copies and forgets what it shares", () => {
  const before = '{"flights":[{"number":"HAT1"}],"trip":{"from":"JFK"},"user":"a","void":null}';
  const after = '{"flights":[{"number":"HAT1","price":9}],"trip":{},"user":"a","void":null}';

  expect(argumentShape(before)).toBe(
    '[["flights","list"],["trip","object"],["user","value","a"],["void","value",null]]',
  );
  expect(argumentShape(after)).toBe(argumentShape(before));
});

it.each([
  ['{"user":"a"}', '{"user":"b"}'],
  ['{"bags":1}', '{"bags":"1"}'],
  ['{"flights":[]}', '{"flights":"list"}'],
  ['{"flights":[]}', '{"flights":{}}'],
  ['{"flights":[]}', '{"other":[]}'],
])("tells %s from %s", (one, other) => {
  expect(argumentShape(one)).not.toBe(argumentShape(other));
});

it.each(["[1]", "null", '"text"', "no JSON"])("takes %s as its own shape", (text) => {
  expect(argumentShape(text)).toBe(text);
});
