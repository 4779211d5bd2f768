import type { ByteWindow } from "./byte-window.ts";

/** One line of a text, without its line feed. */
export interface Line {
  /** Empty when the line is too long to be kept. */
  readonly bytes: Buffer;
  /** From 1. */
  readonly number: number;
  /** Where it begins in the member. */
  readonly offset: number;
  readonly tooLong: boolean;
}

/** Cuts a byte window into lines; a line beyond the limit is passed over without being kept. */
export class LineCutter {
  private start: number;
  private scanned: number;
  private number = 1;
  private tooLong = false;
  private readonly window: ByteWindow;
  private readonly limitBytes: number;

  constructor(window: ByteWindow, start: number, limitBytes: number) {
    this.window = window;
    this.start = start;
    this.scanned = start;
    this.limitBytes = limitBytes;
  }

  /** The next line that is complete in the window. */
  next(): Line | null {
    const end = this.window.view.indexOf(0x0a, this.scanned);
    if (end < 0) return null;
    const line = this.cut(end);
    this.start = end + 1;
    this.scanned = this.start;
    this.number += 1;
    this.tooLong = false;
    return line;
  }

  /** Takes in more bytes; false at the end of the text. */
  async fill(): Promise<boolean> {
    const { length } = this.window.view;
    this.tooLong ||= length - this.start > this.limitBytes;
    const keepFrom = this.tooLong ? length : this.start;
    this.start = 0;
    this.scanned = length - keepFrom;
    return await this.window.fill(keepFrom);
  }

  /** What stands after the last line feed, once there are no more bytes. */
  rest(): Line | null {
    const { length } = this.window.view;
    return length > this.start || this.tooLong ? this.cut(length) : null;
  }

  private cut(end: number): Line {
    const tooLong = this.tooLong || end - this.start > this.limitBytes;
    const bytes = tooLong
      ? Buffer.alloc(0)
      : Buffer.from(this.window.view.subarray(this.start, end));
    return { bytes, number: this.number, offset: this.window.base + this.start, tooLong };
  }
}
