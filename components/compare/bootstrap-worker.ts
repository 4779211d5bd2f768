import { pairedBootstrap } from "#lib/domain/compare/paired-bootstrap.ts";
import type { BootstrapRequest } from "./bootstrap-request.ts";

self.onmessage = ({ data }: MessageEvent<BootstrapRequest>) => {
  self.postMessage(pairedBootstrap(data.tasks, data.plan));
};
