"use client";
import { useEffect, useState } from "react";
import type { PairedTask } from "#lib/domain/compare/paired-bootstrap.ts";
import type { Interval } from "#lib/domain/numbers/interval.ts";
import { bootstrapPlan } from "#lib/view/compare/compare-sampling.ts";
import type { BootstrapRequest } from "./bootstrap-request.ts";

export type Bootstrap =
  | { readonly kind: "drawing" }
  | { readonly kind: "drawn"; readonly interval: Interval | null }
  | { readonly kind: "failed" };

/** Redraws tasks in a worker, so that the page stays alive; the same seed gives the same interval. */
export function useBootstrap(tasks: readonly PairedTask[], seed: number): Bootstrap {
  const [bootstrap, setBootstrap] = useState<Bootstrap>({ kind: "drawing" });
  // The server sends the same tasks anew for any change of the address: that is no reason to redraw.
  const [held, setHeld] = useState(tasks);
  if (held !== tasks && JSON.stringify(held) !== JSON.stringify(tasks)) setHeld(tasks);
  useEffect(() => {
    setBootstrap({ kind: "drawing" });
    const worker = new Worker(new URL("./bootstrap-worker.ts", import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<Interval | null>) =>
      setBootstrap({ kind: "drawn", interval: data });
    worker.onerror = () => setBootstrap({ kind: "failed" });
    const request: BootstrapRequest = { tasks: held, plan: bootstrapPlan(seed) };
    worker.postMessage(request);
    return () => worker.terminate();
  }, [held, seed]);
  return bootstrap;
}
