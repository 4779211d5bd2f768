import { expect, it } from "vitest";
import { parseAsOf } from "./as-of.ts";

it.each([
  ["2026-07-16", "2026-07-16T23:59:59.999Z"],
  ["2026-07-16T09:30", "2026-07-16T09:30:00.000Z"],
  ["2026-07-16 09:30:15", "2026-07-16T09:30:15.000Z"],
  ["2026-07-16T09:30:15.5Z", "2026-07-16T09:30:15.500Z"],
  ["2026-07-16T09:30+02:00", "2026-07-16T07:30:00.000Z"],
  ["2026-07-16T09:30 02:00", "2026-07-16T07:30:00.000Z"],
  ["2026-13-40", undefined],
  ["yesterday", undefined],
  ["", undefined],
])("%s is %s", (text, moment) => {
  expect(parseAsOf({ as_of: text })?.toISOString()).toBe(moment);
});
