import { z } from "zod";

const flag = z
  .enum(["0", "1"])
  .optional()
  .transform((value) => value === "1");

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  DATABASE_URL: z.string().min(1).optional(),
  /** Folder of archives and of the embedded database. */
  ASSAY_DATA: z.string().min(1).default(".data"),
  /** Largest upload in bytes. */
  ASSAY_ARCHIVE_LIMIT_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(4 * 1024 ** 3),
  /** 1: answer to any host name, for an instance behind its own protection. */
  ASSAY_ALLOW_ANONYMOUS: flag,
  /** Signs the cookies of signed-in people; a start makes one and keeps it in the data folder. */
  ASSAY_SECRET: z.string().min(32).optional(),
  /** The address people use, such as https://boards.example.org. */
  ASSAY_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  ASSAY_GITHUB_CLIENT_ID: z.string().min(1).optional(),
  ASSAY_GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  ASSAY_GITHUB_SITE: z.url({ protocol: /^https?$/ }).default("https://github.com"),
  ASSAY_GITHUB_API: z.url({ protocol: /^https?$/ }).default("https://api.github.com"),
});

export interface Env {
  /** Null while building, when no database is at hand. */
  readonly databaseUrl: string | null;
  /** Set by `npm run dev`: the server evaluates its modules as they change. */
  readonly isDevelopment: boolean;
  readonly dataFolder: string;
  readonly archiveLimitBytes: number;
  readonly allowAnonymous: boolean;
  /** Null while building. */
  readonly secret: string | null;
  /** Without a slash at its end; null for this machine only. */
  readonly origin: string | null;
  readonly gitHub: GitHubEnv | null;
}

interface GitHubEnv {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly site: string;
  readonly api: string;
}

/** The one reader of process.env; read when asked, so that a build needs none of it. */
export function readEnv(): Env {
  const values = Environment.parse(process.env);
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    isDevelopment: values.NODE_ENV === "development",
    dataFolder: values.ASSAY_DATA,
    archiveLimitBytes: values.ASSAY_ARCHIVE_LIMIT_BYTES,
    allowAnonymous: values.ASSAY_ALLOW_ANONYMOUS,
    secret: values.ASSAY_SECRET ?? null,
    origin: values.ASSAY_ORIGIN === undefined ? null : new URL(values.ASSAY_ORIGIN).origin,
    gitHub: gitHubEnv(values),
  };
}

/** Both halves of the application's credentials, or no sign-in with GitHub. */
function gitHubEnv(values: z.infer<typeof Environment>): GitHubEnv | null {
  const { ASSAY_GITHUB_CLIENT_ID: clientId, ASSAY_GITHUB_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return null;
  return { clientId, clientSecret, site: values.ASSAY_GITHUB_SITE, api: values.ASSAY_GITHUB_API };
}
