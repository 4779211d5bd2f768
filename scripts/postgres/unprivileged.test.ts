import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundledPostgres } from "./binaries.ts";
import { clusterFolder, unprivilegedLaunch } from "./unprivileged.ts";

const nobody = 65534;

describe.runIf(process.getuid?.() === 0)("as root, without user namespaces", () => {
  let home: string;
  let closedPrograms: string;

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "assay-home-"));
    closedPrograms = join(home, "private/native");
    mkdirSync(join(home, "private"), { mode: 0o700 });
    cpSync(bundledPostgres(), closedPrograms, { recursive: true, verbatimSymlinks: true });
  });

  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it("takes the programs along when nobody cannot read them where they are", () => {
    chmodSync(home, 0o755);
    const root = join(home, "postgres");
    mkdirSync(root, { mode: 0o700 });

    const launch = unprivilegedLaunch(root, closedPrograms, false);

    expect(launch.programs).toBe(join(root, "programs"));
    expect(statSync(root).uid).toBe(nobody);
    const version = spawnSync(join(launch.programs, "bin/postgres"), ["--version"], {
      uid: nobody,
      gid: nobody,
      encoding: "utf8",
    });
    expect(version.stdout).toContain("PostgreSQL) 18");
  });

  it("says what to do when nobody cannot reach the data folder either", () => {
    const root = join(home, "private/postgres");
    mkdirSync(root);

    expect(() => unprivilegedLaunch(root, closedPrograms, false)).toThrow(/set ASSAY_DATA/);
  });

  it("keeps the cluster elsewhere when nobody cannot reach the folder asked for", () => {
    const elsewhere = clusterFolder(join(home, "private/postgres"), false);

    expect(elsewhere).toMatch(/^\/var\/lib\/assay\/[0-9a-f]{16}$/);
    expect(clusterFolder(join(home, "private/postgres"), true)).toBe(
      join(home, "private/postgres"),
    );
    rmSync(elsewhere, { recursive: true });
  });
});
