import { installAndRun } from "./install.mjs";

installAndRun("scripts/serve.ts", process.argv.slice(2));
