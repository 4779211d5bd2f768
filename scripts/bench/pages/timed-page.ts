import { Agent, get } from "node:http";
import { stopwatch } from "../stopwatch.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface TimedPage {
  readonly status: number;
  readonly seconds: number;
  /** Of the body as it was sent, compressed. */
  readonly bytes: number;
}

/** One request, from asking to the last byte; the body stays packed, as unpacking is the reader's time. */
export function timedPage(address: string): Promise<TimedPage> {
  return new Promise((resolve, reject) => {
    const elapsed = stopwatch();
    const request = get(address, { agent, headers: { "accept-encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once("error", reject);
      response.once("end", () => {
        resolve({ status: response.statusCode ?? 0, seconds: elapsed().seconds, bytes });
      });
    });
    request.once("error", reject);
  });
}
