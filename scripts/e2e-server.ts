import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./app/ensure-build.ts";
import { ownerLink } from "./app/owner-link.ts";
import { startApp } from "./app/start-app.ts";
import { createDatabase, dropDatabase } from "./create-database.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { seedDatabase } from "./seed-database.ts";
import { testServer } from "./test-server.ts";
import { undoStack } from "./undo-stack.ts";

// The production server that the browser tests drive: a database, a data folder and a port of its
// own, all gone when it ends. Playwright starts it and waits for the port.
const root = join(import.meta.dirname, "..");
const undo = undoStack();
const asked = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(name, () => asked.abort());
}

try {
  await serve();
} catch (error) {
  if (!asked.signal.aborted) {
    console.error(error);
    process.exitCode = 1;
  }
}
await undo.run();
process.exit();

async function serve(): Promise<void> {
  process.chdir(root);
  const { signal } = asked;
  const server = await testServer(process.env);
  undo.add(server.stop);
  const name = `assay_test_e2e_${process.pid}`;
  const databaseUrl = await createDatabase(server.url, name);
  undo.add(() => dropDatabase(server.url, name));
  const dataFolder = process.env["E2E_DATA"] ?? mkdtempSync(join(tmpdir(), "assay-e2e-"));
  undo.add(async () => rmSync(dataFolder, { recursive: true, force: true }));
  await migrateDatabase(databaseUrl);
  await seedDatabase({ root, databaseUrl, dataFolder, signal });
  await ensureBuild(root, { env: { ...process.env, DATABASE_URL: databaseUrl }, signal });
  const port = Number(process.env["PORT"]);
  const host = "127.0.0.1";
  const app = await startApp({ mode: "production", databaseUrl, dataFolder, host, port, signal });
  undo.add(app.stop);
  writeFileSync(join(dataFolder, "database-url"), databaseUrl, { mode: 0o600 });
  writeFileSync(join(dataFolder, "owner-link"), String(await ownerLink(databaseUrl, app.address)));
  await Promise.race([once(signal, "abort"), app.webGone]);
}
