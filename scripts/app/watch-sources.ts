import { type FSWatcher, watch } from "node:fs";

const quietMs = 300;

/** Calls `changed` once after each burst of changes to what the worker runs. */
export function watchSources(changed: () => void): Pick<FSWatcher, "close"> {
  let timer: NodeJS.Timeout | undefined;
  const watchers = ["lib", "db", "scripts/worker.ts"].map((path) =>
    watch(path, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(changed, quietMs);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
