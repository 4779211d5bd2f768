import { join } from "node:path";
import { z } from "zod";
import { runCommand } from "../run-command.ts";
import { sourceFiles } from "../source-files.ts";

const Cruise = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

const program = join(import.meta.dirname, "../../node_modules/.bin/depcruise");

/**
 * Who imports whom, against .dependency-cruiser.mjs. A cruise that saw fewer modules than there are
 * files says nothing about the rest, so that is a finding too.
 */
export async function architectureFindings(root: string): Promise<readonly string[]> {
  const files = sourceFiles(root);
  const { code, output } = await runCommand(
    program,
    ["--config", ".dependency-cruiser.mjs", "--output-type", "json", ...files],
    { cwd: root },
  );
  const json = output.indexOf("{");
  if (json === -1) return [`dependency-cruiser failed (${code}): ${output}`];
  const { modules, summary } = Cruise.parse(JSON.parse(output.slice(json)));
  return [
    ...unseen(files, new Set(modules.map((module) => module.source))),
    ...summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`),
  ];
}

function unseen(files: readonly string[], seen: ReadonlySet<string>): readonly string[] {
  const missed = files.filter((file) => !seen.has(file));
  if (missed.length === 0) return [];
  return [`not-seen: ${missed.length} of ${files.length} files, the first ${missed[0]}`];
}
