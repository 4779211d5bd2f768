import type { Metadata } from "next";
import { headers } from "next/headers";
import { readActor } from "#app/api/read-actor.ts";
import { RegisterForm } from "#app/sign-in/register-form.tsx";
import { SignInForm } from "#app/sign-in/sign-in-form.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { KeepSecret } from "./keep-secret.tsx";

export const metadata: Metadata = { title: "Become an owner" };

export default async function ClaimPage() {
  const actor = await readActor(await headers());
  return (
    <>
      <h1>Become an owner of this site</h1>
      <p className="sub">
        An owner may do everything on every board and names its maintainers. From then on
        submissions are published by maintainers.
      </p>
      <KeepSecret />
      {actor.kind === "user" ? (
        <ClaimForm name={actor.name} />
      ) : (
        <>
          <section aria-labelledby="new">
            <h2 id="new">First make an account</h2>
            <RegisterForm next="/claim" />
          </section>
          <section aria-labelledby="known">
            <h2 id="known">Or sign in</h2>
            <SignInForm next="/claim" />
          </section>
        </>
      )}
    </>
  );
}
