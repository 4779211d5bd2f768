import { expect, it } from "vitest";
import { problemOf } from "./problem-of.ts";

it("shows the server's own words", () => {
  const text = JSON.stringify({ title: "Too large", detail: "At most 4 bytes.", status: 413 });
  expect(problemOf(413, text)).toEqual({ title: "Too large", detail: "At most 4 bytes." });
});

it.each(["", "<html>", "null", "[]", '{"title": 1, "detail": "x"}'])(
  "names the status when the answer %j has no reason",
  (text) => {
    expect(problemOf(502, text)).toEqual({
      title: "The server could not take it",
      detail: "It answered with status 502 and no reason. Nothing was kept: try again.",
    });
  },
);
