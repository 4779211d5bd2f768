import { Command } from "commander";
export const diffCommand = new Command("diff");
