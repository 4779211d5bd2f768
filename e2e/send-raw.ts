import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | Buffer | string;
}

interface RawAnswer {
  readonly status: number | undefined;
  readonly text: string;
}

/** POSTs exactly these headers, wrong ones too, and a body as large as one likes. */
export async function sendRaw(url: string, { headers, body }: Sent): Promise<RawAnswer> {
  const outgoing = request(url, { method: "POST", headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on("response", resolve).on("error", reject);
  });
  const sent = pipeline(body instanceof Readable ? body : Readable.from([body]), outgoing);
  const [answer] = await Promise.all([answered, sent]);
  return { status: answer.statusCode, text: await text(answer) };
}
