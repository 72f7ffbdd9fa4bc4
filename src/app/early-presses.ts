import type { EarlyPress } from './repeat-presses';

declare global {
  interface Window {
    /** Clicks and inputs since the document arrived, in order. server/site/start-script.ts records them until this list is deleted. */
    earlyPresses?: EarlyPress[];
  }
}

/** After this time every lazy chunk of the screen has loaded or failed. */
const LIMIT_MS = 30_000;
const NEXT_TRY_MS = 100;

/**
 * Call it right after `hydrateRoot`. Repeats clicks and inputs from before hydration, and those on parts whose chunk is still loading: React
 * replays neither. React stops events on parts that are not hydrated yet, so an event that reaches the window was handled. Ends after 30 seconds
 * or by the returned function.
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
