import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { ownerLinks, users } from "../schema/index.ts";
import { addAudit } from "./add-audit.ts";
import { setSubmissionPolicy } from "./set-submission-policy.ts";

interface Claim {
  readonly secretHash: string;
  readonly userId: string;
  readonly name: string;
}

/**
 * Makes a user an owner by a one-time link; false when the link is unknown or was used. The first owner's
 * claim also ends the time in which whoever submits publishes.
 */
export async function claimOwnership(db: Database, claim: Claim): Promise<boolean> {
  const { secretHash, userId, name } = claim;
  const used = await db
    .update(ownerLinks)
    .set({ usedAt: sql`now()`, usedBy: userId })
    .where(and(eq(ownerLinks.secretHash, secretHash), isNull(ownerLinks.usedAt)))
    .returning({ secretHash: ownerLinks.secretHash });
  if (used.length === 0) return false;
  await db.update(users).set({ isOwner: true }).where(eq(users.id, userId));
  await setSubmissionPolicy(db, "open");
  await addAudit(db, { userId, actor: name, action: "owner_claimed", target: `user ${userId}` });
  return true;
}
