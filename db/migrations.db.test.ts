import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { migrateDatabase } from "../scripts/migrate-database.ts";
import { it } from "./testing.ts";

it("may be applied twice, and by two processes at once", async ({
  ownDatabase,
  ownDatabaseUrl,
}) => {
  await Promise.all([migrateDatabase(ownDatabaseUrl), migrateDatabase(ownDatabaseUrl)]);
  const { rows } = await ownDatabase.execute(
    "select count(*)::int as applied from drizzle.__drizzle_migrations",
  );
  const files = readdirSync("drizzle").filter((name) => name.endsWith(".sql"));
  expect(rows).toEqual([{ applied: files.length }]);
});

it("says everything that the schema says", () => {
  // drizzle-kit takes paths below the working directory only.
  mkdirSync(".data", { recursive: true });
  const folder = mkdtempSync(".data/migrations-");
  try {
    cpSync("drizzle", join(folder, "drizzle"), { recursive: true });
    const drizzleKit = "node_modules/drizzle-kit/bin.cjs";
    const out = join(folder, "drizzle");
    const args = [
      "generate",
      "--dialect",
      "postgresql",
      "--schema",
      "db/schema/index.ts",
      "--out",
      out,
    ];
    const { stdout, stderr } = spawnSync(process.execPath, [drizzleKit, ...args], {
      encoding: "utf8",
    });
    expect(`${stdout}${stderr}`).toContain("No schema changes");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
