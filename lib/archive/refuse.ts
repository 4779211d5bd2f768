import type { ProblemCode } from "#lib/domain/problem.ts";
import { ArchiveProblem } from "./archive.ts";

/** The problem that refuses an archive or one of its members. */
export function refuse(code: ProblemCode, source: string, message: string): ArchiveProblem {
  return new ArchiveProblem({ code, effect: "refused", source, message });
}

/** A library's complaint about a container's bytes as a problem; anything that is no such complaint is thrown on. */
export function asArchiveProblem(error: unknown, source: string): ArchiveProblem {
  if (error instanceof ArchiveProblem) return error;
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  if (code === "Z_BUF_ERROR") {
    return refuse("truncated", source, "The compressed data ends too early: the file was cut off. Pack and send it again.");
  }
  if (code !== null && !code.startsWith("Z_")) throw error;
  const message = `The container is damaged (${error.message}): pack and send it again.`;
  return refuse("corrupt_container", source, message);
}
