import { z } from "zod";

/** What a measured process says of itself. */
export const Taken = z.object({
  seconds: z.number(),
  cpuSeconds: z.number(),
  episodes: z.int(),
  /** For the way of an upload: from its first byte to its publication. */
  uploadSeconds: z.number().optional(),
});
export type Taken = z.infer<typeof Taken>;
