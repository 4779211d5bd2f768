import { expect, it } from "vitest";
import { plainTimestamps } from "./plain-timestamps.ts";

it.each([
  ["2024-05-15T15:00:00Z", "2024-05-15T15:00:00Z"],
  ["2024-05-15 15:00:00.500+00:00", "2024-05-15T15:00:00.5Z"],
  ["2024-12-31T23:30:00-0100", "2025-01-01T00:30:00Z"],
  ["from 2024-05-15 15:00 on", "from 2024-05-15T15:00:00 (zone unknown) on"],
  ["2024-02-30T10:00:00", "2024-02-30T10:00:00"],
  ["2024-05-15T25:00", "2024-05-15T25:00"],
  ["2024-05-15", "2024-05-15"],
])("%s is %s", (written, plain) => {
  expect(plainTimestamps(written)).toBe(plain);
});
