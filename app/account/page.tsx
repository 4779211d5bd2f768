import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { siteAccounts } from "#app/accounts.ts";
import { AccountFacts } from "#components/account/account-facts.tsx";
import { TokenTable } from "#components/account/token-table.tsx";
import { db } from "#db/client.ts";
import { userAccess } from "#db/queries/user-access.ts";
import { userTokens } from "#db/queries/user-tokens.ts";
import { roleOn } from "#lib/domain/access/actor.ts";
import { signInPath } from "#lib/url/sign-in-query.ts";
import { tokenLine } from "#lib/view/account/token-line.ts";
import { RevokeToken } from "./revoke-token.tsx";
import { SignOut } from "./sign-out.tsx";
import { TokenForm } from "./token-form.tsx";

export const metadata: Metadata = { title: "Account" };

export default async function AccountPage() {
  const session = await siteAccounts().api.getSession({ headers: await headers() });
  const access = session === null ? null : await userAccess(db, session.user.id);
  if (session === null || access === null) redirect(signInPath("/account"));
  const tokens = (await userTokens(db, access.id)).map(tokenLine);
  const role = roleOn({ kind: "user", ...access, scopes: null }, access.maintains[0] ?? null);
  return (
    <>
      <h1>Account</h1>
      <AccountFacts {...access} email={session.user.email} role={role} />
      <p>
        <a href="/submissions">Your submissions</a>
        {role !== "submitter" && (
          <>
            {" · "}
            <a href="/maintain">Maintain</a>
          </>
        )}
      </p>
      <SignOut />
      <section aria-labelledby="tokens">
        <h2 id="tokens">Tokens</h2>
        <p className="sub">
          A program shows one as <code>Authorization: Bearer ...</code>. It may never do more than
          you may.
        </p>
        <TokenTable
          tokens={tokens}
          revoke={({ id, name }) => <RevokeToken id={id} name={name} />}
        />
        <TokenForm />
      </section>
    </>
  );
}
