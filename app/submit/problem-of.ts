/** An error answer as a title and a sentence: problem+json or a message where the server wrote one, else the status. */
export function problemOf(
  status: number,
  text: string,
): { readonly title: string; readonly detail: string } {
  const body = parsed(text);
  const title = textIn(body, "title");
  const detail = textIn(body, "detail");
  if (title !== null && detail !== null) return { title, detail };
  const message = textIn(body, "message");
  if (message !== null) return { title: "Not done", detail: message };
  return {
    title: status === 413 ? "Too large" : "The server could not take it",
    detail: `It answered with status ${status} and no reason. Nothing was kept: try again.`,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function textIn(body: unknown, name: "title" | "detail" | "message"): string | null {
  if (typeof body !== "object" || body === null) return null;
  const entry = Object.entries(body).find(([key]) => key === name);
  return typeof entry?.[1] === "string" ? entry[1] : null;
}
