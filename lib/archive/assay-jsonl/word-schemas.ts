import { z } from "zod";

/** Text that may be unknown: left out, or null. */
export const text = z.string().min(1).nullish();
export const flag = z.boolean().nullish();
export const amount = z.number().nonnegative().nullish();
export const count = z.int().nonnegative().nullish();
/** The writer's own fields: kept in the archive, never read. */
export const extra = z.record(z.string(), z.unknown()).optional();
