import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { replayValidities } from "#lib/domain/replay/replay-evidence.ts";
import { archiveOfText, readAll } from "../testing.ts";
import { rescoreJsonl } from "./index.ts";

const page = readFileSync(new URL("../../../docs/rescore-format.md", import.meta.url), "utf8");

it("reads the small file of docs/rescore-format.md without a problem", async () => {
  const text = page.match(/```jsonl\n(.*?)```/su)?.[1];
  const archive = archiveOfText("my-rescore.jsonl", String(text));
  const readings = await readAll(rescoreJsonl.read(archive));
  const statuses = readings.map((reading) =>
    reading.kind === "rescored" ? reading.episode.score.status : reading.kind,
  );
  expect(statuses).toEqual(["rescore", "valid", "replay_invalid", "migration_check"]);
});

it("explains every validity there", () => {
  for (const word of replayValidities) expect(page).toContain(`| \`${word}\``);
});
