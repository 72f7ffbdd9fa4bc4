import type { EarlyPress } from './repeat-presses';

declare global {
  interface Window {
    /** Recorded in order by server/site/start-script.ts until this list is deleted. */
    earlyPresses?: EarlyPress[];
  }
}

/** After this time every lazy chunk of the screen has loaded or failed. */
const LIMIT_MS = 30_000;
const NEXT_TRY_MS = 100;

/**
 * Call it right after `hydrateRoot`: React does not replay earlier clicks and inputs. It stops events on parts not yet hydrated, so one
 * that reaches the window was handled.
 */
export function repeatEarlyPresses(): () => void {
  const listening = new AbortController();
  for (const type of ['click', 'input']) window.addEventListener(type, forget, { signal: listening.signal });
  const timer = setInterval(() => void repeatMissed(), NEXT_TRY_MS);
  const stop = (): void => {
    clearInterval(timer);
    clearTimeout(limit);
    listening.abort();
    delete window.earlyPresses;
  };
  const limit = setTimeout(stop, LIMIT_MS);
  return stop;
}

async function repeatMissed(): Promise<void> {
  const recorded = window.earlyPresses ?? [];
  if (recorded.length > 0) await (await import('./repeat-presses')).repeatHydrated(recorded);
}

function forget({ type, target }: Event): void {
  const recorded = window.earlyPresses ?? [];
  const index = recorded.findLastIndex((press) => press.type === type && press.target === target);
  if (index >= 0) recorded.splice(index, 1);
}
