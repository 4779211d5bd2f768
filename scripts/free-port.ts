import { createServer } from "node:net";

/** A port of 127.0.0.1 that nobody listens on: the one asked for if it is free, else any. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred === undefined) return listenOnce(0);
  try {
    return await listenOnce(preferred);
  } catch {
    return listenOnce(0);
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no TCP address"));
        else resolve(address.port);
      });
    });
  });
}
