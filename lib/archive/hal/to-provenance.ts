import type { ProvenanceFact } from "#lib/domain/record.ts";
import type { HalRun } from "./hal-run.ts";

/**
 * How the figures of an archive came to be, in order: the bytes that were decrypted, the run's command and arguments,
 * the harness's checkout when it was scored, which also holds the price table.
 */
export function toProvenance(run: HalRun): ProvenanceFact[] {
  return [...decryptionFacts(run), ...runFacts(run), ...harnessFacts(run)];
}

/** The harness's commit when the run was scored; null when the archive has none. */
export function harnessCommit({ git }: HalRun): string | null {
  return git?.commit ?? null;
}

function decryptionFacts({ decrypted }: HalRun): ProvenanceFact[] {
  if (decrypted === null) return [];
  const source = decrypted.entryPath;
  return [
    { name: "sha256 of the decrypted bytes", value: decrypted.sha256, source },
    { name: "encrypted at", value: decrypted.encryptedAt, source },
  ];
}

function runFacts({ config, document, ref }: HalRun): ProvenanceFact[] {
  const at = (key: string) => `${ref}#/config/${key}`;
  const args = config.agent_args ?? null;
  const hash = document.values.get("agent_hash");
  return [
    ...fact("run command", config.run_command, at("run_command")),
    ...(args === null ? [] : fact("agent arguments", JSON.stringify(args), at("agent_args"))),
    ...fact("sha256 of the agent's folder", hash?.value, `${ref}#/agent_hash`),
  ];
}

function harnessFacts({ git, ref }: HalRun): ProvenanceFact[] {
  const at = (key: string) => `${ref}#/git_info/${key}`;
  const commit = git?.commit ?? null;
  return [
    ...fact("harness commit at scoring", commit, at("commit")),
    ...fact("harness repository", git?.repository_url, at("repository_url")),
    ...fact("harness branch", git?.branch, at("branch")),
    ...fact("harness commit time", git?.commit_timestamp, at("commit_timestamp")),
    ...fact("harness commit unknown", git?.error, at("error")),
    ...(commit === null
      ? []
      : fact("price table", `MODEL_PRICES_DICT of the harness at ${commit}`, at("commit"))),
  ];
}

function fact(name: string, value: unknown, source: string): ProvenanceFact[] {
  return typeof value === "string" && value !== "" ? [{ name, value, source }] : [];
}
