import { installAndRun } from "./install.mjs";

installAndRun("scripts/run-tests.ts", process.argv.slice(2));
