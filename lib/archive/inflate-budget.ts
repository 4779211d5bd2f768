import type { Limits } from "./limits.ts";
import { refuse } from "./refuse.ts";

/** Counts what an archive's members inflate to, however often each is opened; headers are not believed. */
export class InflateBudget {
  private readonly limits: Limits;
  private readonly largest = new Map<string, number>();
  private total = 0;
  private readonly archiveBytes: number;

  /** @param archiveBytes the packed archive's own size: many small members can be a bomb together */
  constructor(limits: Limits, archiveBytes: number) {
    this.limits = limits;
    this.archiveBytes = archiveBytes;
  }

  /** Passes a member's inflated bytes on and throws an ArchiveProblem as soon as they pass a limit. */
  async *guard(
    path: string,
    packedBytes: number,
    stream: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    let soFar = 0;
    for await (const chunk of stream) {
      soFar += chunk.length;
      this.check(path, packedBytes, soFar);
      yield chunk;
    }
  }

  /** Throws when a member of this inflated size, declared or seen, passes a limit. */
  check(path: string, packedBytes: number, inflatedBytes: number): void {
    const { ratio, ratioFromBytes, inflatedMemberBytes, inflatedTotalBytes } = this.limits;
    if (inflatedBytes > ratioFromBytes && inflatedBytes > packedBytes * ratio) {
      const message = `This member inflates to more than ${ratio} times its packed size, as a zip bomb does: send it unpacked if it is genuine.`;
      throw refuse("compression_ratio", path, message);
    }
    if (inflatedBytes > inflatedMemberBytes) {
      throw refuse(
        "too_large",
        path,
        `This member inflates to more than ${inflatedMemberBytes} bytes: split it.`,
      );
    }
    const known = this.largest.get(path) ?? null;
    const added = known === null ? inflatedBytes : Math.max(0, inflatedBytes - known);
    this.total += added;
    if (added > 0) this.largest.set(path, inflatedBytes);
    if (this.total > ratioFromBytes && this.total > this.archiveBytes * ratio) {
      const message = `The archive inflates to more than ${ratio} times its packed size, as a zip bomb does: send it unpacked if it is genuine.`;
      throw refuse("compression_ratio", path, message);
    }
    if (this.total > inflatedTotalBytes) {
      throw refuse(
        "too_large",
        path,
        `The archive inflates to more than ${inflatedTotalBytes} bytes: split it.`,
      );
    }
  }
}
