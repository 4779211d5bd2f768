import type { BetterAuthOptions } from "better-auth";

const sessionSeconds = 30 * 24 * 60 * 60;

const moments = {
  createdAt: "created_at",
  updatedAt: "updated_at",
} as const;

/** Where the sign-in library finds our tables and columns. */
export const accountTables = {
  user: {
    modelName: "users",
    fields: { emailVerified: "email_verified", ...moments },
    additionalFields: {
      isOwner: { type: "boolean", fieldName: "is_owner", input: false, defaultValue: false },
    },
  },
  session: {
    modelName: "sessions",
    expiresIn: sessionSeconds,
    fields: {
      userId: "user_id",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      expiresAt: "expires_at",
      ...moments,
    },
  },
  account: {
    modelName: "sign_ins",
    fields: {
      accountId: "account_id",
      providerId: "provider_id",
      userId: "user_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...moments,
    },
  },
  verification: {
    modelName: "verifications",
    fields: { expiresAt: "expires_at", ...moments },
  },
} as const satisfies BetterAuthOptions;
