import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeConnection } from "./connection-file.ts";
import type { Launch } from "./unprivileged.ts";

const majorVersion = "18";

/** Makes the cluster on the first start, and refuses one that another major version wrote. */
export async function ensureCluster(root: string, launch: Launch): Promise<void> {
  const folder = join(root, "data");
  if (existsSync(join(root, "connection.json"))) {
    refuseOtherVersion(folder);
    return;
  }
  // Without connection.json the first start was cut off before anything was stored.
  rmSync(folder, { recursive: true, force: true });
  const password = randomBytes(18).toString("base64url");
  await initialise(root, launch, password);
  writeConnection(root, { password, url: null });
}

function refuseOtherVersion(folder: string): void {
  const found = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (found === majorVersion) return;
  throw new Error(
    `${folder} was written by PostgreSQL ${found}, and this release brings ${majorVersion}. ` +
      `Run the release that wrote it, save the data with pg_dump, move the folder away, start again and load the dump with psql.`,
  );
}

async function initialise(root: string, launch: Launch, password: string): Promise<void> {
  const passwordFile = join(root, "password");
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (launch.ids.uid !== undefined && launch.ids.gid !== undefined) {
    chownSync(passwordFile, launch.ids.uid, launch.ids.gid);
  }
  try {
    await runInitdb(root, launch, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function runInitdb(root: string, launch: Launch, passwordFile: string): Promise<void> {
  const [program, ...args] = [
    ...launch.prefix,
    join(launch.programs, "bin/initdb"),
    ...["-D", join(root, "data"), "-U", "assay", "-A", "scram-sha-256"],
    ...[`--pwfile=${passwordFile}`, "-E", "UTF8", "--lc-messages=C"],
    // The same order of text on every machine.
    ...["--locale-provider=builtin", "--locale=C.UTF-8"],
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(program ?? "", args, {
      ...launch.ids,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let complaint = "";
    child.stderr.on("data", (bytes: Buffer) => {
      complaint += bytes.toString();
    });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb failed: ${complaint.trim()}`));
    });
  });
}
