import type { ZodType } from "zod";
import { problemJson } from "./problem-json.ts";

const limitBytes = 64 * 1024;

/** The body of a small JSON request in its shape, or the answer that says what is wrong with it. */
export async function jsonBody<T>(request: Request, shape: ZodType<T>): Promise<T | Response> {
  const length = Number(request.headers.get("content-length"));
  if (length > limitBytes) {
    return problemJson(413, "Too large", `This request may have at most ${limitBytes} bytes.`);
  }
  const parsed = shape.safeParse(parsedJson(await request.text()));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "" : `${issue.path.join(".")}: `;
  const what = issue === undefined ? "not in the expected shape" : issue.message;
  return problemJson(400, "Bad request", `${where}${what}.`);
}

/** Undefined for a text that is no JSON: no shape takes it. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
