import { expect, it } from "vitest";
import { auditBefore } from "./audit-query.ts";

it.each([
  [{ before: "12" }, 12],
  [{ before: "0" }, null],
  [{ before: "-3" }, null],
  [{ before: "1e3" }, null],
  [{ before: ["1", "2"] }, null],
  [{}, null],
])("reads %j as %j", (params, expected) => {
  expect(auditBefore(params)).toBe(expected);
});
