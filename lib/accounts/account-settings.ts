import type { BetterAuthOptions } from "better-auth";

/** An OAuth application at GitHub, or at an instance of its own. */
export interface GitHubSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** https://github.com, unless it is an instance of one's own. */
  readonly site: string;
  /** https://api.github.com, unless it is an instance of one's own. */
  readonly api: string;
}

export interface AccountSettings {
  /** The pool of connections to our database. */
  readonly pool: NonNullable<BetterAuthOptions["database"]>;
  /** Signs the cookies: at least 32 random bytes. */
  readonly secret: string;
  /** The address people use, such as https://boards.example.org; null for this machine only. */
  readonly origin: string | null;
  /** Hosts that are answered while no origin is set, with wildcards. */
  readonly hosts: readonly string[];
  readonly gitHub: GitHubSettings | null;
  /** Told of each new account, once it is kept. */
  readonly onRegistered: (user: { readonly id: string; readonly name: string }) => Promise<void>;
}
