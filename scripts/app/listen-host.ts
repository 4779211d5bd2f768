/**
 * Where to listen. There are no accounts yet, so anywhere but on this machine must be asked for
 * twice: ASSAY_HOST names the address and ASSAY_ALLOW_ANONYMOUS=1 says that it is meant.
 */
export function listenHost(env: NodeJS.ProcessEnv): string {
  const host = env["ASSAY_HOST"] ?? "127.0.0.1";
  if (host === "127.0.0.1" || env["ASSAY_ALLOW_ANONYMOUS"] === "1") return host;
  throw new Error(
    `Listening on ${host} lets everybody who reaches it upload and publish: set ASSAY_ALLOW_ANONYMOUS=1 if that is meant.`,
  );
}
