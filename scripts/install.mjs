// Runs before anything is installed: Node's own modules only, and no syntax an old Node cannot read.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const lock = join(root, "package-lock.json");
const marker = join(root, "node_modules/.assay-lock");
const npmsOwnMarker = join(root, "node_modules/.package-lock.json");

/** Refuses an old Node, installs what is missing, then runs a TypeScript file and ends as it ends. */
export function installAndRun(script, args) {
  refuseOldNode();
  install();
  const child = spawn(process.execPath, ["--import", "tsx", join(root, script), ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm(child);
  child.on("exit", (code, signal) => process.exit(signal === null ? code : 1));
}

/** When npm itself is killed nobody is left to press ctrl-C for. */
function stopWithNpm(child) {
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== npm) child.kill("SIGTERM");
  }, 500);
  timer.unref();
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Assay needs Node 20.19 or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

function install() {
  const digest = createHash("sha256").update(readFileSync(lock)).digest("hex");
  if (isInstalled(digest)) return;
  console.log("Installing packages (npm ci) ...");
  const npm = process.env.npm_execpath;
  const [program, before] = npm ? [process.execPath, [npm]] : ["npm", []];
  const args = [...before, "ci", "--include=dev", "--include=optional", "--loglevel=error"];
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error("npm ci failed: see its message above.");
    process.exit(1);
  }
  writeFileSync(marker, digest);
}

/** npm writes its own marker last, so an install that was cut off leaves neither. */
function isInstalled(digest) {
  if (existsSync(marker) && readFileSync(marker, "utf8") === digest) return true;
  return existsSync(npmsOwnMarker) && statSync(npmsOwnMarker).mtimeMs >= statSync(lock).mtimeMs;
}
