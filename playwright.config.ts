import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/chromium.ts";

const port = process.env["E2E_PORT"] ?? String(20_000 + (process.pid % 20_000));
const dataFolder = process.env["E2E_DATA"] ?? join(tmpdir(), `assay-e2e-${port}`);
// The workers that read this file again must drive the same server and see what it keeps.
process.env["E2E_PORT"] = port;
process.env["E2E_DATA"] = dataFolder;
const chromium = findChromium(process.env);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  projects: [
    { name: "people", testMatch: "people.setup.ts" },
    { name: "journeys", testMatch: "*.spec.ts", dependencies: ["people"] },
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}`,
    trace: "retain-on-failure",
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    server(port, dataFolder),
    // Once somebody owns an instance, what others may do changes: these journeys have one of their own.
    server(String(Number(port) + 1), `${dataFolder}-owned`),
  ],
});

function server(ownPort: string, ownData: string) {
  return {
    command: "exec node --import tsx scripts/e2e-server.ts",
    url: `http://127.0.0.1:${ownPort}/`,
    env: { PORT: ownPort, E2E_DATA: ownData },
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  } as const;
}
