import { Command } from "commander";
import { collectDeclaration } from "./declarations.ts";
import { exitCode } from "./exit-code.ts";
import { printJson } from "./print-json.ts";
import { printReading } from "./print-reading.ts";
import { readPath } from "./read-path.ts";

interface ReadFlags {
  readonly json?: true;
  readonly episodes?: true;
  readonly declare: Readonly<Record<string, string>>;
  readonly password?: string;
}

/** `assay read PATH`: what the preview would show, without a database. */
export const readCommand = new Command("read")
  .description("Read an archive or folder and print what was understood.")
  .argument("<path>", "a file, a folder, a .zip, .gz or .tar.gz")
  .option("--json", "print the report as JSON")
  .option("--episodes", "with --json: every episode, the missing ones too")
  .option("--declare <name=value>", "state what the archive does not say", collectDeclaration, {})
  .option("--password <text>", "open an encrypted archive with another than the format's password")
  .addHelpText(
    "after",
    "\nExit code: 0 understood, 1 some rows lost their score, 2 not understood.",
  )
  .action(async (path: string, flags: ReadFlags) => {
    const reading = await readPath(path, {
      declarations: flags.declare,
      password: flags.password ?? null,
    });
    if (flags.json) {
      await printJson(reading, flags.episodes === true, process.stdout);
    } else {
      printReading(reading.report);
    }
    process.exitCode = exitCode(reading.report.problems);
  });
