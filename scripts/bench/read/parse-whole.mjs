// The baseline: what a program does that reads the file whole. Plain Node, without a loader beside it.
import { readFileSync } from "node:fs";

const start = performance.now();
const before = process.cpuUsage();
const { simulations } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
process.stdout.write(
  JSON.stringify({ seconds, cpuSeconds: (user + system) / 1e6, episodes: simulations.length }),
);
