const initialBytes = 256 * 1024;
const keptCapacityBytes = 4 * 1024 * 1024;

/** A sliding view of a byte stream: grows only as far as the reader asks bytes to be kept. */
export class ByteWindow {
  /** The bytes at hand; replaced by every `fill`. */
  view: Buffer = Buffer.alloc(0);
  /** Offset of `view[0]` in the stream. */
  base = 0;
  private store: Buffer = Buffer.allocUnsafe(initialBytes);
  private readonly chunks: AsyncIterator<Uint8Array>;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  /** Drops everything before index `keepFrom` and appends the next chunk; false at the end of the stream. */
  async fill(keepFrom: number): Promise<boolean> {
    this.view = this.view.subarray(keepFrom);
    this.base += keepFrom;
    const next = await this.chunks.next();
    if (next.done === true) return false;
    const kept = this.view.length;
    const needed = kept + next.value.length;
    const target = this.storeFor(needed);
    // A long element would otherwise be moved onto itself with every chunk.
    if (target !== this.store || this.view.byteOffset !== target.byteOffset) this.view.copy(target);
    target.set(next.value, kept);
    this.store = target;
    this.view = target.subarray(0, needed);
    return true;
  }

  /** Ends the stream early, so that its file is closed. */
  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  private storeFor(neededBytes: number): Buffer {
    if (neededBytes > this.store.length) return Buffer.allocUnsafe(neededBytes * 2);
    const oversized = this.store.length > keptCapacityBytes && neededBytes < initialBytes;
    return oversized ? Buffer.allocUnsafe(initialBytes) : this.store;
  }
}
