"use client";
import { AccountForm } from "#app/account-form.tsx";
import { TextField } from "#components/form/text-field.tsx";

/** For people who have no account yet. */
export function RegisterForm({ next }: { readonly next: string }) {
  return (
    <AccountForm
      action="/api/auth/sign-up/email"
      fields={["name", "email", "password"]}
      next={next}
      label="Make an account"
    >
      <TextField
        name="name"
        label="Name"
        hint="Shown with what you submit and write."
        autoComplete="name"
        maxLength={200}
      />
      <TextField
        name="email"
        label="E-mail of the new account"
        type="email"
        hint="Shown to the owners of this site only."
        autoComplete="email"
        maxLength={254}
      />
      <TextField
        name="password"
        label="New password"
        type="password"
        hint="At least 10 characters."
        autoComplete="new-password"
        minLength={10}
        maxLength={200}
      />
    </AccountForm>
  );
}
