export interface Elapsed {
  readonly seconds: number;
  /** Of this process, all threads: what a busy machine leaves nearly unchanged. */
  readonly cpuSeconds: number;
}

/** Starts counting; the function it returns gives the time since. */
export function stopwatch(): () => Elapsed {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
  };
}
