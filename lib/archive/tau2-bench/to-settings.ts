import type { SystemRecord } from "#lib/domain/record.ts";
import type { Info } from "./schema.ts";

type Setting = SystemRecord["settings"][number];

const runLimits = ["max_steps", "max_errors", "seed"] as const;

/** System-side settings: model arguments, retrieval, voice provider, the policy's form, limits of the run. */
export function toSettings(info: Info): Setting[] {
  const policy = policyForm(info.environment_info?.domain_name);
  return [
    ...scalars(info.agent_info?.llm_args, ""),
    ...named("retrieval_config", info["retrieval_config"]),
    ...scalars(info["retrieval_config_kwargs"], "retrieval_"),
    ...scalars(info["audio_native_config"], "voice_"),
    ...(policy === undefined ? [] : [{ name: "policy", value: policy }]),
    ...runLimits.flatMap((name) => named(name, info[name])),
  ];
}

/** `workflow` of `telecom-workflow`; undefined for a plain domain name. */
function policyForm(domain: string | null | undefined): string | undefined {
  if (domain === null || domain === undefined) return undefined;
  return /^[^-]+-(?<policy>[a-z]+)$/.exec(domain)?.groups?.["policy"];
}

function scalars(value: unknown, prefix: string): Setting[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => named(`${prefix}${name}`, item));
}

function named(name: string, value: unknown): Setting[] {
  const isScalar = ["string", "number", "boolean"].includes(typeof value);
  return isScalar ? [{ name, value: String(value) }] : [];
}
