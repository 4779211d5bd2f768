import { z } from "zod";

const flag = z
  .enum(["0", "1"])
  .optional()
  .transform((value) => value === "1");

const Environment = z.object({
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
});

export interface Env {
  /** Null while building, when no database is at hand. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly archiveLimitBytes: number;
  readonly allowAnonymous: boolean;
}

/** The one reader of process.env; read when asked, so that a build needs none of it. */
export function readEnv(): Env {
  const values = Environment.parse(process.env);
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    dataFolder: values.ASSAY_DATA,
    archiveLimitBytes: values.ASSAY_ARCHIVE_LIMIT_BYTES,
    allowAnonymous: values.ASSAY_ALLOW_ANONYMOUS,
  };
}
