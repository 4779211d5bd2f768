import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { users } from "../schema/index.ts";

export interface FoundUser {
  readonly id: string;
  readonly name: string;
}

/** The user with this address, in any case of letters; null when there is none. */
export async function findUserByEmail(db: Database, email: string): Promise<FoundUser | null> {
  const [user] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  return user ?? null;
}
