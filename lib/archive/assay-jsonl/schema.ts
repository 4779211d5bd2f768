import { z } from "zod";
import { Episode } from "./episode-schema.ts";
import { Header } from "./header-schema.ts";

/** One line of a file: what public/schemas/assay-run.schema.json is written from. */
export const Line = z.union([Header, Episode]);
