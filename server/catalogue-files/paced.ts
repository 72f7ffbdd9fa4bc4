const EVERY_MS = 1_000;

/** Lets a line through once a second, so that progress can be told at every step. */
export function createPaced(show: (line: string) => void): (line: string) => void {
  let shownAt = performance.now();
  return (line) => {
    if (performance.now() - shownAt < EVERY_MS) return;
    shownAt = performance.now();
    show(line);
  };
}
