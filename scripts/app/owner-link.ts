import { replaceOwnerLink } from "#db/commands/replace-owner-link.ts";
import { connect } from "#db/connect.ts";
import { hasOwner } from "#db/queries/has-owner.ts";
import { newSecret } from "#lib/accounts/new-secret.ts";

/** A one-time address that makes whoever opens it an owner; null once somebody is. The last one made works. */
export async function ownerLink(databaseUrl: string, address: string): Promise<string | null> {
  const db = connect(databaseUrl, 1);
  try {
    if (await hasOwner(db)) return null;
    const { secret, hash } = newSecret("");
    await replaceOwnerLink(db, { secretHash: hash, createdAt: new Date() });
    return `${address}/claim#${secret}`;
  } finally {
    await db.$client.end();
  }
}
