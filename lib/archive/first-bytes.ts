/** The first bytes of a stream, as many as asked for or as there are; the stream is then closed. */
export async function firstBytes(
  stream: AsyncIterable<Uint8Array>,
  wantedBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= wantedBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, wantedBytes);
}
