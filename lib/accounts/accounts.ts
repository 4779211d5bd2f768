import { betterAuth } from "better-auth";
import type { AccountSettings } from "./account-settings.ts";
import { accountTables } from "./account-tables.ts";
import { gitHubSignIn } from "./git-hub-sign-in.ts";

const passwordLength = { min: 10, max: 200 } as const;
const signInsAMinute = 10;

/** Sign-up, sign-in and sessions on our own tables, by the library that does nothing else. */
export function accounts(settings: AccountSettings) {
  const { pool, secret, origin, hosts, gitHub, onRegistered } = settings;
  return betterAuth({
    appName: "Assay",
    database: pool,
    secret,
    baseURL: origin ?? { allowedHosts: [...hosts], protocol: "http" },
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    ...accountTables,
    rateLimit: {
      enabled: true,
      storage: "database",
      modelName: "rate_limits",
      fields: { lastRequest: "last_request" },
      customRules: {
        "/sign-in/*": { window: 60, max: signInsAMinute },
        "/sign-up/*": { window: 60, max: signInsAMinute },
      },
    },
    databaseHooks: { user: { create: { after: onRegistered } } },
    plugins: gitHub === null ? [] : [gitHubSignIn(gitHub)],
    advanced: {
      cookiePrefix: "assay",
      useSecureCookies: origin?.startsWith("https:") ?? false,
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true },
    },
    logger: { level: "error" },
  });
}

export type Accounts = ReturnType<typeof accounts>;
