import type { ProblemCode } from "#lib/domain/problem.ts";
import { ArchiveProblem } from "./archive.ts";

/** The problem that refuses an archive or one of its members. */
export function refuse(code: ProblemCode, source: string, message: string): ArchiveProblem {
  return new ArchiveProblem({ code, effect: "refused", source, message });
}

const cutOff = /truncated|unexpected (?:eof|end)|end of (?:data|file)|overflows file bounds/i;

/** Codes of faults in the bytes read: zlib's own, and reading numbers beyond a short buffer. */
const fromBytes = /^(?:Z_|ERR_OUT_OF_RANGE$|ERR_BUFFER_OUT_OF_BOUNDS$)/;

/** A library's complaint about a container's bytes as a problem; anything that is no such complaint is thrown on. */
export function asArchiveProblem(error: unknown, source: string): ArchiveProblem {
  if (error instanceof ArchiveProblem) return error;
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const isPlain = code === null && error.name === "Error";
  if (!isPlain && (code === null || !fromBytes.test(code))) throw error;
  if (code === "Z_BUF_ERROR" || cutOff.test(error.message)) {
    const message = "The container ends too early: the file was cut off. Pack and send it again.";
    return refuse("truncated", source, message);
  }
  const message = `The container is damaged (${error.message}): pack and send it again.`;
  return refuse("corrupt_container", source, message);
}
