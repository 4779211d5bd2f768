/** Starts counting; the function it returns gives the seconds since. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
}
