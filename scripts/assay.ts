import { Command } from "commander";
import { correctionCommand } from "./assay/correction.ts";
import { diffCommand } from "./assay/diff.ts";
import { editionCommand } from "./assay/edition.ts";
import { ingestCommand } from "./assay/ingest.ts";
import { readCommand } from "./assay/read.ts";
import { replayCommand } from "./assay/replay.ts";
import { taskSetImportCommand } from "./assay/task-set-import.ts";
import { taskSetSizeCommand } from "./assay/task-set-size.ts";

const program = new Command("assay")
  .description("Reads archives of evaluation runs and shows what their scores rest on.")
  .addCommand(readCommand)
  .addCommand(ingestCommand)
  .addCommand(diffCommand)
  .addCommand(replayCommand)
  .addCommand(editionCommand)
  .addCommand(correctionCommand)
  .addCommand(taskSetSizeCommand)
  .addCommand(taskSetImportCommand);

// A reader that has seen enough (`| head`) closes the pipe: that is an end, not a fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

await program.parseAsync();
