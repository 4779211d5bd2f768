import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

/** What the server answers to an upload. */
export interface Held {
  readonly submission: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly capability: string;
}

export interface Problem {
  readonly code: string;
  readonly source: string;
  readonly message: string;
}

/** The parts of a submission that journeys look at. */
export interface Told {
  readonly state: string;
  readonly error: string | null;
  readonly report: {
    readonly archive: { readonly format: string | null };
    readonly runs: readonly { readonly id: string }[];
    readonly problems: readonly Problem[];
  } | null;
}

export interface Submitter {
  upload(fileName: string, data: Buffer | string): Promise<Held>;
  /** What became of it once nothing is under way: preview, published, rejected or failed. */
  outcome(held: Held, timeoutMs?: number): Promise<Told>;
  ask(held: Held, action: "publish" | "discard"): Promise<APIResponse>;
  declare(held: Held, facts: Readonly<Record<string, string>>): Promise<void>;
  /** Uploads, previews and publishes; answers with the ids of its runs. */
  published(fileName: string, data: Buffer | string): Promise<readonly string[]>;
}

/** A program on this machine that shows the capability of what it uploaded. */
export function submitter(request: APIRequestContext): Submitter {
  const shown = ({ capability }: Held) => ({ "x-assay-capability": capability });
  const path = ({ submission }: Held) => `/api/v1/submissions/${submission}`;

  async function upload(fileName: string, data: Buffer | string): Promise<Held> {
    const headers = {
      "x-assay-file-name": encodeURIComponent(fileName),
      "content-type": "application/octet-stream",
    };
    const answer = await request.post("/api/v1/archives", { data: Buffer.from(data), headers });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  }
  async function told(held: Held): Promise<Told> {
    return (await request.get(path(held), { headers: shown(held) })).json();
  }
  async function settled(held: Held, states: readonly string[], timeout = 60_000): Promise<Told> {
    let last = await told(held);
    await expect(async () => {
      last = await told(held);
      expect(states).toContain(last.state);
    }).toPass({ timeout, intervals: [50, 100, 200] });
    return last;
  }
  const ask: Submitter["ask"] = (held, action) =>
    request.post(`${path(held)}/${action}`, { headers: shown(held) });

  return {
    upload,
    ask,
    outcome: (held, timeoutMs) =>
      settled(held, ["preview", "published", "rejected", "failed"], timeoutMs),
    async declare(held, data) {
      const answer = await request.post(`${path(held)}/declarations`, {
        headers: shown(held),
        data,
      });
      expect(answer.status(), await answer.text()).toBe(202);
    },
    async published(fileName, data) {
      const held = await upload(fileName, data);
      await settled(held, ["preview"]);
      const answer = await ask(held, "publish");
      expect(answer.status(), await answer.text()).toBe(202);
      const { report } = await settled(held, ["published"]);
      return (report?.runs ?? []).map(({ id }) => id);
    },
  };
}
