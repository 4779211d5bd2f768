import { isUtf8 } from "node:buffer";
import type { ProblemCode } from "#lib/domain/problem.ts";

type KeyReading = { readonly key: string } | { readonly code: ProblemCode; readonly cause: string };

/** Reads the keys of a document's top-level object, each of which may stand there once. */
export class DocumentKeys {
  private readonly seen = new Set<string>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** @param text the key with its quotes */
  read(text: Buffer): KeyReading {
    if (!isUtf8(text)) {
      return { code: "wrong_encoding", cause: "a key is not UTF-8; save the file as UTF-8" };
    }
    const key = parseKey(text);
    if (key === null) {
      const cause = "a key holds a bad escape or a raw control character";
      return { code: "malformed_json", cause };
    }
    if (this.seen.has(key)) {
      const cause = `the key ${JSON.stringify(key)} stands twice in the document`;
      return { code: "duplicate_key", cause };
    }
    this.seen.add(key);
    if (this.seen.size <= this.limit) return { key };
    return { code: "too_large", cause: `the document has more than ${this.limit} keys` };
  }
}

function parseKey(text: Buffer): string | null {
  try {
    return String(JSON.parse(text.toString("utf8")));
  } catch {
    return null;
  }
}
