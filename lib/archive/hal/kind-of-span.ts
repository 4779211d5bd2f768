import type { ArchiveMember } from "../archive.ts";
import type { JsonSpan } from "../json/json-span.ts";
import { spanBytes } from "../json/span-bytes.ts";

export type SpanKind = "object" | "list" | "text" | "other";

/** What kind of value lies in a span, by its first byte. */
export async function kindOfSpan(member: ArchiveMember, span: JsonSpan): Promise<SpanKind> {
  for await (const bytes of spanBytes(member.open(), span)) {
    switch (bytes[0]) {
      case 0x7b:
        return "object";
      case 0x5b:
        return "list";
      default:
        return bytes[0] === 0x22 ? "text" : "other";
    }
  }
  return "other";
}
