import type { SystemRecord } from "#lib/domain/record.ts";
import type { DomainResults, Submission } from "./schema.ts";

/** System-side settings: chips and slices, outside the comparability key (retrieval above all). */
export function toSettings(
  submission: Submission,
  domain: DomainResults,
): SystemRecord["settings"] {
  const voice = submission.voice_config;
  const stated: readonly (readonly [string, string | number | null | undefined])[] = [
    ["retrieval_config", domain.retrieval_config],
    ["submission_type", submission.submission_type],
    ["modality", submission.modality],
    ["voice_provider", voice?.provider],
    ["voice_model", voice?.model],
    ["voice_tick_duration_seconds", voice?.tick_duration_seconds],
    ["voice_max_steps_seconds", voice?.max_steps_seconds],
    ["voice_user_tts_provider", voice?.user_tts_provider],
    ["voice_asr", voice?.pipeline?.asr],
    ["voice_llm", voice?.pipeline?.llm],
    ["voice_tts", voice?.pipeline?.tts],
  ];
  return stated.flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [{ name, value: String(value) }],
  );
}
