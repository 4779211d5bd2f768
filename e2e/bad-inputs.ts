import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { runText } from "./run-text.ts";
import { zipOf } from "./zip-of.ts";

export interface BadInput {
  readonly what: string;
  readonly fileName: string;
  readonly data: Buffer | string;
  /** What the server must say: the code, where in the archive, and words of the message. */
  readonly told: readonly [code: string, source: string | RegExp, message: RegExp];
  /** Rejected, unless the fault costs single scores only: then it is a preview that says so. */
  readonly state?: "preview";
}

const tau2 = readFileSync("public/samples/tau2-results.json", "utf8");
const trajectories = readFileSync("public/samples/tau-bench-step-cap.json", "utf8");
const run = runText("bad-input", [
  { task: "a", scorer: { ran: true }, score: { value: 1 } },
  { task: "b", scorer: { ran: true }, score: { value: 0 } },
]);
const brackets = `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`;
const blanks = Buffer.alloc(64 * 2 ** 20, " ");
const again = `{"task":"a","scorer":{"ran":true},"score":{"value":0}}\n`;

const reward = (value: string) => tau2.replace(/"reward": *[\d.]+/, `"reward":${value}`);
const value = (text: string) => run.replace('"value":1', `"value":${text}`);
const at = (text: string, share: number) => text.slice(0, Math.floor(share * text.length));
const rewardPointer = "#/simulations/0/reward_info/reward";

const nothing: readonly BadInput[] = [
  { what: "an empty file", fileName: "a.json", data: "", told: ["empty", "a.json", /0 bytes/] },
  { what: "one byte", fileName: "a.json", data: "{", told: ["truncated", "a.json", /1 byte/] },
  {
    what: "an unknown format",
    fileName: "a.json",
    data: '{"eval":{"task":"x"},"results":[]}',
    told: ["not_understood", "a.json", /one JSON object with the keys "eval", "results"/],
  },
  {
    what: "a picture",
    fileName: "a.png",
    data: Buffer.from("\x89PNG\r\n\x1a\n0000", "latin1"),
    told: ["not_understood", "a.png", /neither text nor a container/],
  },
  {
    what: "JSON Lines called JSON",
    fileName: "a.json",
    data: '{"a":1}\n{"a":2}\n',
    told: ["not_understood", "a.json", /JSON Lines, not one JSON document/],
  },
  {
    what: "UTF-16",
    fileName: "a.json",
    data: Buffer.from(`\ufeff${tau2}`, "utf16le"),
    told: ["wrong_encoding", "a.json", /UTF-16, not UTF-8/],
  },
  {
    what: "Latin-1",
    fileName: "a.jsonl",
    data: Buffer.from(run.replace("loop", "modèle"), "latin1"),
    told: ["wrong_encoding", "a.jsonl#L1", /Byte \d+ is not UTF-8/],
  },
];

const cutOff: readonly BadInput[] = [
  ...[0.001, 0.02, 0.06, 0.11].map((share) => cut("a.json", tau2, share, /^a\.json(#[\w/]+)?$/)),
  ...[0.35, 0.5, 0.61, 0.78, 0.9, 0.999].map((share) =>
    cut("a.json", tau2, share, /^a\.json#\/simulations\/\d+/),
  ),
  ...[0.02, 0.3, 0.55, 0.8, 0.97].map((share) =>
    cut("b.json", trajectories, share, /^b\.json#\/\d+/),
  ),
  ...[0.05, 0.5, 0.7, 0.9, 0.98].map((share) => cut("a.jsonl", run, share, /^a\.jsonl#L\d$/)),
];

const numbers: readonly BadInput[] = [
  ...["NaN", "Infinity", "-Infinity"].flatMap((word): BadInput[] => [
    {
      what: `${word} as a tau2 reward`,
      fileName: "a.json",
      data: reward(word),
      told: ["not_a_number", `a.json${rewardPointer}`, new RegExp(`${word} is not a JSON number`)],
    },
    {
      what: `${word} as a score of a run`,
      fileName: "a.jsonl",
      data: value(word),
      told: ["not_a_number", "a.jsonl#L2", new RegExp(`${word} is not a JSON number`)],
    },
  ]),
  {
    what: "a negative tau2 reward",
    fileName: "a.json",
    data: reward("-1"),
    told: ["value_out_of_range", `a.json${rewardPointer}`, /-1 lies outside 0 to 1/],
    state: "preview",
  },
  {
    what: "a negative tau-bench reward",
    fileName: "a.json",
    data: trajectories.replace(/"reward": *[\d.]+/, '"reward":-1'),
    told: ["value_out_of_range", "a.json#/0/reward", /-1 lies outside 0 to 1/],
    state: "preview",
  },
  {
    what: "a negative score of a run",
    fileName: "a.jsonl",
    data: value("-1"),
    told: ["value_out_of_range", "a.jsonl#L2", /-1 lies outside the declared scale/],
    state: "preview",
  },
  {
    what: "a task twice",
    fileName: "a.jsonl",
    data: `${run}${again}`,
    told: ["contradiction", "a.jsonl#L4", /second, different record of task a.*a\.jsonl#L2/],
    state: "preview",
  },
];

const traps: readonly BadInput[] = [
  {
    what: "a million brackets in a tau2 reward",
    fileName: "a.json",
    data: reward(brackets),
    told: ["nested_too_deep", "a.json#/simulations/0", /more than 256 brackets/],
  },
  {
    what: "a million brackets in a line",
    fileName: "a.jsonl",
    data: value(brackets),
    told: ["nested_too_deep", "a.jsonl#L2", /more than 256 brackets/],
  },
  {
    what: "a zip that climbs out of its folder",
    fileName: "a.zip",
    data: zipOf({ "../results.json": tau2 }),
    told: ["unsafe_path", "../results.json", /holds "\.\."/],
  },
  {
    what: "a zip bomb",
    fileName: "a.zip",
    data: zipOf({ "results.json": blanks }),
    told: ["compression_ratio", "results.json", /more than 200 times/],
  },
  {
    what: "a gzip bomb",
    fileName: "a.json.gz",
    data: gzipSync(Buffer.concat([Buffer.from(tau2.trimEnd().slice(0, -1)), blanks])),
    told: ["compression_ratio", "a.json", /more than 200 times/],
  },
  {
    what: "a zip that breaks off",
    fileName: "a.zip",
    data: zipOf({ "results.json": tau2 }).subarray(0, 400),
    told: ["truncated", "a.zip", /ends too early/],
  },
];

export const badInputs = [...nothing, ...cutOff, ...numbers, ...traps];

function cut(fileName: string, text: string, share: number, source: RegExp): BadInput {
  const what = `${fileName} cut off after ${Math.round(share * 1000) / 10} %`;
  return {
    what,
    fileName,
    data: at(text, share),
    told: ["truncated", source, /text ends|cut off/],
  };
}
