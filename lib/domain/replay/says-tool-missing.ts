/**
 * Whether a result is the environment's word for "there is no such tool": tau2-bench's
 * `Error: Tool 'x' not found.` and tau-bench's `Unknown action x`, with the very name that was called.
 */
export function saysToolMissing(tool: string, resultText: string): boolean {
  const text = resultText.trim();
  return missingWords(tool).some((words) => text === words || text === `${words}.`);
}

function missingWords(tool: string): string[] {
  return [`Error: Tool '${tool}' not found`, `Unknown action ${tool}`];
}
