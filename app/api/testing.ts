import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { connect } from "#db/connect.ts";
import { it as databaseIt } from "#db/testing.ts";

interface RouteModule {
  readonly GET?: unknown;
  readonly POST?: unknown;
  readonly PUT?: unknown;
  readonly DELETE?: unknown;
}

export interface Api {
  /** Calls a route as a program on this machine would. */
  call(
    route: string,
    params: Readonly<Record<string, string>>,
    init?: RequestInit,
  ): Promise<Response>;
  readonly databaseUrl: string;
  readonly dataFolder: string;
}

const base = "http://127.0.0.1:3000";

/** A test of the route handlers on a database and a data folder of its own. */
export const it = databaseIt.extend<{ readonly api: Api }>({
  api: async ({ ownDatabaseUrl }, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), "assay-api-"));
    vi.stubEnv("DATABASE_URL", ownDatabaseUrl);
    vi.stubEnv("ASSAY_DATA", dataFolder);
    vi.stubEnv("ASSAY_SECRET", "only-for-tests-only-for-tests-only-for-tests");
    vi.resetModules();
    const db = connect(ownDatabaseUrl, 6);
    globalThis.assayDatabase = db;
    await use({ call: callRoute, databaseUrl: ownDatabaseUrl, dataFolder });
    await db.$client.end();
    globalThis.assayDatabase = undefined;
    globalThis.assayAccounts = undefined;
    vi.unstubAllEnvs();
    await rm(dataFolder, { recursive: true, force: true });
  },
});

async function callRoute(
  route: string,
  params: Readonly<Record<string, string>>,
  init: RequestInit = {},
): Promise<Response> {
  const path = route.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? "");
  const [file] = route.split("?");
  const module: RouteModule = await import(
    /* @vite-ignore */ join(import.meta.dirname, "v1", file ?? "", "route.ts")
  );
  const handler = module[methodOf(init)];
  if (typeof handler !== "function") throw new Error(`${route} has no such method`);
  const headers = new Headers(init.headers);
  if (!headers.has("host")) headers.set("host", "127.0.0.1:3000");
  const streaming = init.body === undefined ? {} : { duplex: "half" };
  const request = new Request(`${base}/api/v1/${path}`, { ...init, ...streaming, headers });
  const response: unknown = await handler(request, { params: Promise.resolve(params) });
  if (!(response instanceof Response)) throw new Error(`${route} gave no response`);
  return response;
}

function methodOf({ method }: RequestInit): keyof RouteModule {
  return method === "POST" || method === "PUT" || method === "DELETE" ? method : "GET";
}
