import { publicAnswer, schemaVersion, units } from "./public-answer.ts";

/**
 * A public JSON answer with its schema version, units and the moment its newest part dates from. Its ETag is a digest
 * of its bytes unless another is given.
 */
export function publicJson(
  request: Request,
  asOf: string | null,
  body: object,
  etag?: string,
): Response {
  const text = JSON.stringify({ schema_version: schemaVersion, as_of: asOf, units, ...body });
  return publicAnswer(request, text, "application/json", etag);
}
