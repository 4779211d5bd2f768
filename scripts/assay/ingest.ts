import { Command } from "commander";
export const ingestCommand = new Command("ingest");
