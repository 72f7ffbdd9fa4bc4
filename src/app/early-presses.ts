import type { EarlyPress } from './repeat-presses';

declare global {
  interface Window {
    /** What was pressed or typed since the document came, in order: noted by server/site/start-script.ts until this list is deleted. */
    earlyPresses?: EarlyPress[];
  }
}

/** By then the code of every part of the screen is here, or cannot be had. */
const LIMIT_MS = 30_000;
const NEXT_TRY_MS = 100;

/**
 * Call it right after `hydrateRoot`. Repeats what was pressed or typed before React listened, and what falls on a part whose code is still
 * missing. React replays neither; it lets no event bubble that it cannot handle yet, so whatever reaches the window is done. Ends by itself after
 * half a minute, or when the returned function is called.
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
  const noted = window.earlyPresses ?? [];
  if (noted.length === 0) return;
  const { isHeard, repeatPresses } = await import('./repeat-presses');
  const heard = noted.filter(({ target }) => isHeard(target));
  noted.splice(0, noted.length, ...noted.filter((press) => !heard.includes(press)));
  await repeatPresses(heard);
}

function forget({ type, target }: Event): void {
  const noted = window.earlyPresses ?? [];
  const index = noted.findLastIndex((press) => press.type === type && press.target === target);
  if (index >= 0) noted.splice(index, 1);
}
