import { ensureBuild } from "../app/ensure-build.ts";
import { startApp } from "../app/start-app.ts";
import { freePort } from "../free-port.ts";
import type { UndoStack } from "../undo-stack.ts";
import type { BenchContext } from "./part.ts";

type Needs = Pick<BenchContext, "root" | "databaseUrl" | "dataFolder" | "signal">;

/** Builds if needed and serves; the same server however often it is asked for. */
export function serverOnDemand(needs: Needs, undo: UndoStack): () => Promise<string> {
  let started: Promise<string> | null = null;
  return () => {
    started ??= start(needs, undo);
    return started;
  };
}

async function start(needs: Needs, undo: UndoStack): Promise<string> {
  const { root, databaseUrl, dataFolder, signal } = needs;
  await ensureBuild(root, { env: { ...process.env, DATABASE_URL: databaseUrl }, signal });
  const [host, port] = ["127.0.0.1", await freePort()];
  const app = await startApp({ mode: "production", databaseUrl, dataFolder, host, port, signal });
  undo.add(app.stop);
  return app.address;
}
