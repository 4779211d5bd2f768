import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { archiveOfText, readAll } from "../testing.ts";
import { assayJsonl } from "./index.ts";

it("reads the small file of docs/run-format.md without a problem", async () => {
  const page = readFileSync(new URL("../../../docs/run-format.md", import.meta.url), "utf8");
  const text = page.match(/```jsonl\n(.*?)```/su)?.[1];
  const readings = await readAll(assayJsonl.read(archiveOfText("my-run.jsonl", String(text))));
  const statuses = readings.map((reading) =>
    reading.kind === "episode" ? reading.episode.score.status : reading.kind,
  );
  expect(statuses).toEqual(["run", "valid", "unscored", "valid"]);
});
