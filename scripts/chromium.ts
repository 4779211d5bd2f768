import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const systemPath = "/usr/bin/chromium";

/** A Chromium for the browser tests, installed by apt when we are root; null when there is none. */
export function ensureChromium(env: NodeJS.ProcessEnv): string | null {
  const found = findChromium(env);
  if (found !== null) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  apt(["update"]);
  apt(["install", "-y", "--no-install-recommends", "chromium"]);
  return existsSync(systemPath) ? systemPath : null;
}

/** CHROMIUM_PATH, else the system's, else one that Playwright downloaded at some time. */
export function findChromium(env: NodeJS.ProcessEnv): string | null {
  const named = env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  if (existsSync(systemPath)) return systemPath;
  return playwrightsOwn(env);
}

function playwrightsOwn(env: NodeJS.ProcessEnv): string | null {
  const folders = [
    env["PLAYWRIGHT_BROWSERS_PATH"],
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ];
  const programs = [
    ...["chrome-linux/chrome", "chrome-linux64/chrome"],
    ...["mac", "mac-arm64", "mac-x64"].flatMap((system) => [
      `chrome-${system}/Chromium.app/Contents/MacOS/Chromium`,
      `chrome-${system}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ]),
  ];
  for (const folder of folders) {
    if (folder === undefined || !existsSync(folder)) continue;
    const browsers = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
    for (const browser of browsers.toSorted().toReversed()) {
      const program = programs.map((path) => join(folder, browser, path)).find(existsSync);
      if (program !== undefined) return program;
    }
  }
  return null;
}

function apt(args: readonly string[]): void {
  spawnSync("apt-get", ["-qq", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
