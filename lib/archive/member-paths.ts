import { ArchiveProblem } from "./archive.ts";
import type { Limits } from "./limits.ts";

/** Admits member paths one by one: safe, within limits, and different from each other in any Unicode form. */
export class MemberPaths {
  private readonly limits: Limits;
  private readonly seen = new Map<string, string>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Throws an ArchiveProblem unless the path can be trusted; it is never repaired. */
  admit(path: string): void {
    const fault = unsafePathCause(path, this.limits);
    const shown = printable(path);
    if (fault !== null) {
      const message = `The member name ${JSON.stringify(shown)} ${fault}: rename it and pack the archive again.`;
      throw new ArchiveProblem({ code: "unsafe_path", effect: "refused", source: shown, message });
    }
    const key = path.normalize("NFC");
    const twin = this.seen.get(key);
    if (twin !== undefined) {
      const message = `${JSON.stringify(shown)} stands in the archive twice (also as ${JSON.stringify(twin)}): keep one of them.`;
      throw new ArchiveProblem({
        code: "duplicate_path",
        effect: "refused",
        source: shown,
        message,
      });
    }
    this.seen.set(key, path);
    if (this.seen.size > this.limits.members) {
      const message = `The archive holds more than ${this.limits.members} files: split it.`;
      throw new ArchiveProblem({
        code: "too_many_members",
        effect: "refused",
        source: shown,
        message,
      });
    }
  }
}

const rules: readonly { readonly breaks: (path: string) => boolean; readonly cause: string }[] = [
  { breaks: (path) => path === "", cause: "is empty" },
  { breaks: (path) => path.startsWith("/"), cause: "is absolute" },
  { breaks: (path) => /^[A-Za-z]:/.test(path), cause: "begins with a drive letter" },
  { breaks: (path) => path.includes("\\"), cause: "holds a backslash" },
  { breaks: hasControlCharacter, cause: "holds a control character" },
  { breaks: (path) => path.includes("\uFFFD"), cause: "is not UTF-8" },
  { breaks: (path) => path.split("/").includes(".."), cause: 'holds ".."' },
  { breaks: (path) => /(?:^|\/)\.?(?:\/|$)/.test(path), cause: "has an empty step or a dot in it" },
];

/** Why a member path cannot be trusted, as the middle of a sentence; null when it can. */
function unsafePathCause(path: string, limits: Limits): string | null {
  const broken = rules.find(({ breaks }) => breaks(path));
  if (broken !== undefined) return broken.cause;
  if (Buffer.byteLength(path) > limits.pathBytes) return `is longer than ${limits.pathBytes} bytes`;
  const isDeep = path.split("/").length > limits.pathDepth;
  return isDeep ? `is deeper than ${limits.pathDepth} folders` : null;
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0);
    if (code !== undefined && (code < 0x20 || (code >= 0x7f && code < 0xa0))) return true;
  }
  return false;
}

function printable(path: string): string {
  const short = path.length > 200 ? `${path.slice(0, 200)}…` : path;
  return [...short]
    .map((character) => (hasControlCharacter(character) ? "\uFFFD" : character))
    .join("");
}
