import { z } from "zod";

const text = z.string().nullish();
const flag = z.boolean().nullish();

/** Only the fields we read. `contact_info` is not among them and is never carried over. */
export const Submission = z.object({
  model_name: text,
  model_organization: text,
  submitting_organization: text,
  submission_date: text,
  submission_type: text,
  modality: text,
  reasoning_effort: text,
  notes: text,
  trajectories_available: flag,
  trajectory_files: z.record(z.string(), z.string().nullable()).nullish(),
  references: z.array(z.object({ title: text, url: text, type: text })).nullish(),
  model_release: z
    .object({ release_date: text, announcement_url: text, announcement_title: text })
    .nullish(),
  results: z.record(z.string(), z.unknown()),
  methodology: z
    .object({
      evaluation_date: text,
      tau2_bench_version: text,
      user_simulator: text,
      notes: text,
      verification: z
        .object({ modified_prompts: flag, omitted_questions: flag, details: text })
        .nullish(),
    })
    .nullish(),
  voice_config: z
    .object({
      provider: text,
      model: text,
      tick_duration_seconds: z.number().nullish(),
      max_steps_seconds: z.number().nullish(),
      user_tts_provider: text,
      pipeline: z.object({ asr: text, llm: text, tts: text }).nullish(),
    })
    .nullish(),
});
export type Submission = z.infer<typeof Submission>;

/** One domain of `results`. Figures are checked one by one, so that a bad one loses only itself. */
export const DomainResults = z.looseObject({ retrieval_config: text });
export type DomainResults = z.infer<typeof DomainResults>;

const folders = z.array(z.string()).nullish();

/** The list of folders the board shows. */
export const Manifest = z.object({
  submissions: folders,
  voice_submissions: folders,
  legacy_submissions: folders,
});
export type Manifest = z.infer<typeof Manifest>;
