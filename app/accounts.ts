import { db } from "#db/client.ts";
import { addAudit } from "#db/commands/add-audit.ts";
import { type Accounts, accounts } from "#lib/accounts/accounts.ts";
import { readEnv } from "#lib/env.ts";

declare global {
  var assayAccounts: Accounts | undefined;
}

const thisMachine = ["127.0.0.1:*", "localhost:*", "127.0.0.1", "localhost"];

/** The process's one door for sign-in; made when first asked, since a build has no secret. */
export function siteAccounts(): Accounts {
  globalThis.assayAccounts ??= make();
  return globalThis.assayAccounts;
}

function make(): Accounts {
  const { secret, origin, gitHub, allowAnonymous } = readEnv();
  if (secret === null) throw new Error("ASSAY_SECRET is not set: npm start makes one.");
  const hosts = allowAnonymous ? ["*"] : thisMachine;
  return accounts({ pool: db.$client, secret, origin, hosts, gitHub, onRegistered });
}

function onRegistered({ id, name }: { readonly id: string; readonly name: string }) {
  return addAudit(db, {
    userId: id,
    actor: name,
    action: "user_registered",
    target: `user ${id}`,
  });
}
