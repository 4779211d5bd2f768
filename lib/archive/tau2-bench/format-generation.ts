import type { Header } from "./read-header.ts";

/** The generation of a results file, told by the keys it has; the format itself writes no version. */
export function formatGeneration(header: Header, simulationKeys: ReadonlySet<string>): string {
  if (simulationKeys.has("agent_usage")) return "after v1.0.1";
  if (header.hasIndexKey) return "v1.0.1";
  const headKeys = Object.keys(header.info ?? {});
  const isVoiceAge = headKeys.includes("text_streaming_config") || simulationKeys.has("ticks");
  return isVoiceAge ? "v1.0.0" : "v0.1-v0.2";
}
