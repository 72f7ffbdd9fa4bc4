const EVERY_MS = 1_000;

/** At most one line a second: callers may report every step. */
export function createThrottledLines(show: (line: string) => void): (line: string) => void {
  let shownAt = performance.now();
  return (line) => {
    if (performance.now() - shownAt < EVERY_MS) return;
    shownAt = performance.now();
    show(line);
  };
}
