import { openArchive } from "#lib/archive/open-archive.ts";
import { readArchive } from "#lib/summary/read-archive.ts";

// Reads one archive as the preview does, in a process of its own, and prints what that took.
const [path] = process.argv.slice(2);
if (path === undefined) {
  throw new Error("usage: node --import tsx scripts/bench/hal/read-hal-archive.ts PATH");
}
const start = performance.now();
const archive = await openArchive(path);
const { report } = await readArchive(archive);
await archive.close();
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const peakBytes = process.resourceUsage().maxRSS * 1024;
const [run] = report.runs;
console.log(`${seconds} s, at most ${(peakBytes / 1e6).toFixed(0)} MB of memory`);
console.log(JSON.stringify({ counts: run?.counts, spans: run?.ledger?.spans }));
for (const { code, source, message } of report.problems)
  console.log(`${code} ${source}: ${message}`);
