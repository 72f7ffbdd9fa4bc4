/** A terminal sends Ctrl+C to every program of the command, and npm hands it on: one press arrives twice. */
const ONE_PRESS_MS = 700;
/** SIGHUP: the terminal was closed. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** As a shell reports a program that Ctrl+C ended. */
const ENDED_BY_SIGINT = 130;

/** Calls `stop` once. A second Ctrl+C ends the process at once: what is committed stays. `now` in milliseconds. */
export function onStopSignal(stop: () => void, now: () => number = () => performance.now()): void {
  let askedAt: number | null = null;
  const ask = (signal: NodeJS.Signals): void => {
    if (askedAt === null) {
      askedAt = now();
      stop();
    } else if (signal === 'SIGINT' && now() - askedAt > ONE_PRESS_MS) process.exit(ENDED_BY_SIGINT);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, ask);
}
