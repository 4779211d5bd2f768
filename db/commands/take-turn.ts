import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { rateLimits } from "../schema/index.ts";

interface Turns {
  /** Who asks for what, such as `upload 127.0.0.1`. */
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
  readonly now: Date;
}

/**
 * Counts one more turn of a key in its window: null when it may go on, else the seconds until the window ends.
 * One statement counts and judges, so that many at once cannot all pass.
 */
export async function takeTurn(db: Database, turns: Turns): Promise<number | null> {
  const { key, max, windowSeconds } = turns;
  const now = turns.now.getTime();
  const begin = now - windowSeconds * 1000;
  const isOver = sql`${rateLimits.lastRequest} <= ${begin}`;
  const [turn] = await db
    .insert(rateLimits)
    .values({ id: key, key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count, began: rateLimits.lastRequest });
  if (turn === undefined || turn.count <= max) return null;
  return Math.ceil((turn.began - begin) / 1000);
}
