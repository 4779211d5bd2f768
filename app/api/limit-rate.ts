import { db } from "#db/client.ts";
import { takeTurn } from "#db/commands/take-turn.ts";
import { problemJson } from "./problem-json.ts";

const limits = {
  /** By the address that is guessed at: a caller's own address is only what its headers claim. */
  sign_in: { max: 10, windowSeconds: 900 },
  upload: { max: 60, windowSeconds: 3600 },
} as const;

/** Null when a request may go on; the answer that says when to come back otherwise. */
export async function limitRate(what: keyof typeof limits, who: string): Promise<Response | null> {
  const turns = { key: `${what} ${who}`, ...limits[what], now: new Date() };
  const seconds = await takeTurn(db, turns);
  if (seconds === null) return null;
  const refusal = problemJson(
    429,
    "Too many requests",
    `There were ${turns.max} in ${turns.windowSeconds / 60} minutes: try again in ${seconds} seconds.`,
  );
  refusal.headers.set("retry-after", String(seconds));
  return refusal;
}
