// The baseline: what a program does that reads the file whole. Plain Node, without a loader beside it.
import { readFileSync } from "node:fs";

const start = performance.now();
const { simulations } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const seconds = (performance.now() - start) / 1000;
process.stdout.write(JSON.stringify({ seconds, episodes: simulations.length }));
