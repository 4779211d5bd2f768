import { genericOAuth } from "better-auth/plugins";
import { z } from "zod";
import type { GitHubSettings } from "./account-settings.ts";

const Profile = z.object({
  id: z.number().int(),
  login: z.string().min(1),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const Emails = z.array(
  z.object({ email: z.string().min(3), primary: z.boolean(), verified: z.boolean() }),
);

/** Sign-in with GitHub: the address is the primary one, and is believed only when GitHub has verified it. */
export function gitHubSignIn({ clientId, clientSecret, site, api }: GitHubSettings) {
  return genericOAuth({
    config: [
      {
        providerId: "github",
        clientId,
        clientSecret,
        authorizationUrl: `${site}/login/oauth/authorize`,
        tokenUrl: `${site}/login/oauth/access_token`,
        scopes: ["read:user", "user:email"],
        getUserInfo: async ({ accessToken }) => {
          if (accessToken === undefined) return null;
          const ask = asker(api, accessToken);
          const profile = Profile.parse(await ask("/user"));
          const emails = Emails.parse(await ask("/user/emails"));
          const email = emails.find(({ primary, verified }) => primary && verified);
          if (email === undefined) return null;
          return {
            id: String(profile.id),
            name: profile.name ?? profile.login,
            email: email.email,
            emailVerified: true,
          };
        },
      },
    ],
  });
}

function asker(api: string, accessToken: string) {
  return async (path: string): Promise<unknown> => {
    const response = await fetch(`${api}${path}`, {
      headers: { authorization: `Bearer ${accessToken}`, accept: "application/vnd.github+json" },
    });
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}.`);
    return response.json();
  };
}
