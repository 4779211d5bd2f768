"use client";
import { AccountForm } from "#app/account-form.tsx";
import { TextField } from "#components/form/text-field.tsx";

/** For people who have an account. */
export function SignInForm({ next }: { readonly next: string }) {
  return (
    <AccountForm
      action="/api/auth/sign-in/email"
      fields={["email", "password"]}
      next={next}
      label="Sign in"
    >
      <TextField name="email" label="E-mail" type="email" autoComplete="username" maxLength={254} />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
    </AccountForm>
  );
}
