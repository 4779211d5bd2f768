import type { Metadata } from "next";
import { ScriptlessStyle } from "#components/submit/scriptless-style.tsx";
import { readEnv } from "#lib/env.ts";
import type { SearchParams } from "#lib/url/search-params.ts";
import { placeAfterSignIn } from "#lib/url/sign-in-query.ts";
import { GitHubButton } from "./git-hub-button.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export const metadata: Metadata = { title: "Sign in" };

interface SignInPageProps {
  readonly searchParams: Promise<SearchParams>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const next = placeAfterSignIn(await searchParams);
  const { gitHub } = readEnv();
  return (
    <>
      <h1>Sign in</h1>
      <p className="sub">
        Reading needs no account. With one you see your submissions, answer corrections of your
        runs, and maintain boards.
      </p>
      <noscript>
        <ScriptlessStyle />
        <p className="say">Signing in needs script, which is off.</p>
      </noscript>
      {gitHub !== null && <GitHubButton next={next} />}
      <section aria-labelledby="known">
        <h2 id="known">With an account</h2>
        <SignInForm next={next} />
      </section>
      <section aria-labelledby="new">
        <h2 id="new">Without one yet</h2>
        <RegisterForm next={next} />
      </section>
    </>
  );
}
