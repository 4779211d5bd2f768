import { join } from "node:path";
import { ensureBuild } from "./app/ensure-build.ts";
import { architectureFindings } from "./checks/architecture.ts";
import { schemaDriftFindings } from "./checks/schema-drift.ts";
import { sizeFindings } from "./checks/sizes.ts";
import { wordFindings } from "./checks/words.ts";
import { ensureChromium } from "./chromium.ts";
import { commandStep } from "./test-run/command-step.ts";
import { playwrightStep } from "./test-run/playwright-step.ts";
import { runSteps } from "./test-run/run-steps.ts";
import { checkStep, type Step } from "./test-run/step.ts";
import { vitestStep } from "./test-run/vitest-step.ts";
import { type TestServer, testServer } from "./test-server.ts";

const root = join(import.meta.dirname, "..");
const withBrowser = !process.argv.includes("--no-browser");
process.chdir(root);

const chromium = withBrowser ? ensureChromium(process.env) : null;
if (withBrowser && chromium === null) {
  console.error("There is no Chromium for the browser tests: apt-get install -y chromium");
  process.exit(1);
}
let server: TestServer;
try {
  server = await testServer(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(name, () => server.stop().finally(() => process.exit(1)));
}

const total = await runSteps(allSteps());
await server.stop();
if (!withBrowser) console.log("browser tests not run");
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(exitCode(total.failed));

function allSteps(): readonly Step[] {
  const env = testEnv();
  const options = { cwd: root, env };
  const steps = [
    commandStep(
      "type check",
      "node_modules/.bin/next typegen && node_modules/.bin/tsc --noEmit",
      options,
    ),
    commandStep("biome", "node_modules/.bin/biome ci --colors=off .", options),
    checkStep("import rules", () => architectureFindings(root)),
    commandStep("unused code", "node_modules/.bin/knip --no-progress", options),
    checkStep("file sizes", async () => sizeFindings(root)),
    checkStep("words", () => wordFindings(root)),
    checkStep("schema drift", () => schemaDriftFindings(root)),
    vitestStep(options),
  ];
  return withBrowser ? [...steps, buildStep(env), playwrightStep(options)] : steps;
}

function buildStep(env: NodeJS.ProcessEnv): Step {
  return checkStep("build", async () => {
    await ensureBuild(root, { env });
    return [];
  });
}

function testEnv(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...rest } = process.env;
  return {
    ...rest,
    NODE_ENV: "test",
    NEXT_TELEMETRY_DISABLED: "1",
    TEST_SERVER_URL: server.url,
    ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }),
  };
}

function exitCode(failed: number): number {
  if (failed > 0) return 1;
  return withBrowser ? 0 : 2;
}
