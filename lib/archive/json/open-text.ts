import type { ArchiveMember } from "../archive.ts";
import { refuse } from "../refuse.ts";
import { byteOrderMark } from "./byte-order-mark.ts";
import { ByteWindow } from "./byte-window.ts";

/** A member opened as text. */
export interface OpenText {
  readonly window: ByteWindow;
  /** Bytes of the mark before the text. */
  readonly start: number;
}

/** Opens a member as UTF-8, with or without a mark. Throws an ArchiveProblem for UTF-16 and UTF-32. */
export async function openText(member: ArchiveMember): Promise<OpenText> {
  const window = new ByteWindow(member.open());
  while (window.view.length < 4 && (await window.fill(0)));
  const mark = byteOrderMark(window.view);
  if (mark.refused === null) return { window, start: mark.skipBytes };
  await window.close();
  const message = `The text is ${mark.refused}, not UTF-8: save the file as UTF-8 and try again.`;
  throw refuse("wrong_encoding", member.path, message);
}
