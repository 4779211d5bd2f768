import { setTimeout as sleep } from "node:timers/promises";
import { instanceSecret } from "./instance-secret.ts";
import { type Service, startService } from "./service.ts";
import { watchSources } from "./watch-sources.ts";

export interface AppOptions {
  readonly mode: "production" | "development";
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  /** Ends the wait for the first answer. */
  readonly signal: AbortSignal;
}

export interface App {
  readonly address: string;
  /** Settles when the web server ended by itself. */
  readonly webGone: Promise<void>;
  stop(): Promise<void>;
}

const readyTimeoutMs = 120_000;
const restartDelayMs = 1000;

/** Starts the web server and the worker, and waits until the first page answers. */
export async function startApp(options: AppOptions): Promise<App> {
  const { mode, host, port } = options;
  const env = appEnv(options);
  const command = mode === "production" ? "start" : "dev";
  const web = startService(
    ["node_modules/next/dist/bin/next", command, "-H", host, "-p", String(port)],
    { env, quiet: mode === "production" },
  );
  const worker = keepWorker(env, mode === "development");
  const address = `http://${host}:${port}`;
  async function stop(): Promise<void> {
    await Promise.all([web.stop(), worker.stop()]);
  }
  try {
    await untilAnswers(address, web, options.signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, webGone: web.gone, stop };
}

function appEnv({ mode, databaseUrl, dataFolder }: AppOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: "1",
    DATABASE_URL: databaseUrl,
    ASSAY_DATA: dataFolder,
    ASSAY_SECRET: instanceSecret(process.env, dataFolder),
  };
}

/** A worker that died is started again; in development also one whose sources changed. */
function keepWorker(env: NodeJS.ProcessEnv, reload: boolean): Pick<Service, "stop"> {
  let stopping = false;
  let current = start();

  function start(): Service {
    const service = startService(["--import", "tsx", "scripts/worker.ts"], { env, quiet: false });
    service.gone
      .then(() => sleep(restartDelayMs))
      .then(() => {
        if (!stopping) current = start();
      });
    return service;
  }
  const watcher = reload ? watchSources(() => void current.stop()) : null;

  return {
    async stop() {
      stopping = true;
      watcher?.close();
      await current.stop();
    },
  };
}

async function untilAnswers(address: string, web: Service, signal: AbortSignal): Promise<void> {
  let over = false;
  web.gone.then(() => {
    over = true;
  });
  const deadline = Date.now() + readyTimeoutMs;
  while (!over && Date.now() < deadline) {
    if (await answers(address, signal)) return;
    await sleep(50, undefined, { signal });
  }
  throw new Error(over ? "The web server ended at once." : `${address} does not answer.`);
}

async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { signal });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
