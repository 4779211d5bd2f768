import { once } from "node:events";
import { join, resolve } from "node:path";
import { ensureBuild } from "./app/ensure-build.ts";
import { listenHost } from "./app/listen-host.ts";
import { ownerLink } from "./app/owner-link.ts";
import { startApp } from "./app/start-app.ts";
import { createDatabase } from "./create-database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { freePort } from "./free-port.ts";
import { takeLock } from "./lock-file.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { seedDatabase } from "./seed-database.ts";
import { undoStack } from "./undo-stack.ts";

const root = join(import.meta.dirname, "..");
const mode = process.argv.includes("--dev") ? "development" : "production";
const dataFolder = resolve(root, process.env["ASSAY_DATA"] ?? ".data");
const undo = undoStack();
const asked = new AbortController();

for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(name, () => asked.abort());
}

try {
  await serve();
} catch (error) {
  if (!asked.signal.aborted) fail(error);
}
await undo.run();
process.exit();

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Until it is asked to end, or the web server ends by itself. */
async function serve(): Promise<void> {
  process.chdir(root);
  const host = listenHost(process.env);
  const lock = lockFolder();
  const databaseUrl = process.env["DATABASE_URL"] ?? (await embeddedDatabase());
  await migrateDatabase(databaseUrl);
  const { signal } = asked;
  await seedDatabase({ root, databaseUrl, dataFolder, signal });
  if (mode === "production") {
    await ensureBuild(root, { env: { ...process.env, DATABASE_URL: databaseUrl }, signal });
  }
  signal.throwIfAborted();
  const port = await freePort(Number(process.env["PORT"] ?? 3000));
  const app = await startApp({ mode, databaseUrl, dataFolder, host, port, signal });
  undo.add(app.stop);
  lock.note(app.address);
  console.log(`Assay is ready: ${app.address}`);
  const link = await ownerLink(databaseUrl, process.env["ASSAY_ORIGIN"] ?? app.address);
  if (link !== null) console.log(`Nobody owns it yet. To become its owner, open once: ${link}`);
  await Promise.race([once(signal, "abort"), app.webGone]);
  if (!signal.aborted) throw new Error("The web server ended by itself.");
}

function lockFolder() {
  const taken = takeLock(join(dataFolder, "start.lock"));
  if (taken.kind === "held") {
    const where = taken.note === "" ? "and is still starting" : `at ${taken.note}`;
    throw new Error(`Assay already runs in this folder ${where} (process ${taken.pid}).`);
  }
  undo.add(async () => taken.lock.release());
  return taken.lock;
}

async function embeddedDatabase(): Promise<string> {
  console.log("Starting PostgreSQL ...");
  const server = await startEmbeddedPostgres(join(dataFolder, "postgres"));
  undo.add(server.stop);
  return createDatabase(server.url, "assay");
}
