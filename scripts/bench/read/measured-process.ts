import { readWays } from "./read-ways.ts";

// Runs one way of reading in a process of its own, so that its peak memory is its own.
const [name, path] = process.argv.slice(2);
const way = readWays.find((one) => one.name === name);
if (way === undefined || path === undefined) throw new Error(`there is no way named ${name}`);
process.stdout.write(JSON.stringify(await (await way.load())(path)));
