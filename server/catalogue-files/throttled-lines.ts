const EVERY_MS = 1_000;

/** Passes on at most one line a second, so that callers may report progress at every step. */
export function createThrottledLines(show: (line: string) => void): (line: string) => void {
  let shownAt = performance.now();
  return (line) => {
    if (performance.now() - shownAt < EVERY_MS) return;
    shownAt = performance.now();
    show(line);
  };
}
