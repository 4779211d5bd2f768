import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { actors } from "#lib/domain/attribution/attribution.ts";
import {
  type EpisodeEvent,
  eventKinds,
  phases,
  producers,
} from "#lib/domain/episode/episode-event.ts";
import { confidences } from "#lib/domain/numbers/confidence.ts";

/** What save-run wrote; checked on the way out because the bytes are ours but the column cannot say so. */
const Events = z.array(
  z.object({
    producer: z.enum(producers),
    phase: z.enum(phases),
    kind: z.enum(eventKinds),
    name: z.string().nullable(),
    text: z.string().nullable(),
    argumentsJson: z.string().nullable(),
    callId: z.string().nullable(),
    isError: z.boolean().nullable(),
    at: z.string().nullable(),
    attempt: z.number().nullable(),
    stateDigest: z.string().nullable(),
    attribution: z
      .object({
        actor: z.enum(actors),
        text: z.string(),
        source: z.string(),
        confidence: z.enum(confidences),
      })
      .exactOptional(),
  }),
);

/** The timeline of a stored trace. */
export function unpackEvents(bytes: Uint8Array): readonly EpisodeEvent[] {
  return Events.parse(JSON.parse(gunzipSync(bytes).toString("utf8")));
}
