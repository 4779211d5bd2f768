/** What AlphaDiana asks a person to look through before a run is published: its own redaction covers few keys and words. */
export const reviewChecklist: readonly string[] = [
  "Command history of agents and sandboxes",
  "Prompts, system prompts too",
  "Contents of workspace files",
  "Payloads of requests and responses",
  "Logs of gateway, agent and sandbox",
  "Artifacts of failed attempts",
];
