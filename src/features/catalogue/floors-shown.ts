import { useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { SHOWN_FLOORS } from '../../offline/storage/storage-keys';
import { useIsRunning } from '../../ui/use-is-running';
import { gridIsWatched } from './far-floors';

/** What a list opens with, and adds at a time. */
export const FLOORS_AT_ONCE = 48;
/** What a document shows of that: four windows of a phone. All before the first paint that has to do with the others would delay it. */
export const FLOORS_WRITTEN = 24;

interface FloorsShown {
  readonly wanted: number;
  readonly want: (count: number) => void;
}

/** How many floors a list shows, remembered with the entry of the history: Back finds the list as long as it was left. */
export function useFloorsShown(): FloorsShown {
  const router = useRouter();
  const isRunning = useIsRunning();
  const entry = () => router.state.location.state.__TSR_key ?? '';
  const [openedWith] = useState(() => rememberedAt(entry()));
  const [isAsWritten, setAsWritten] = useState(!isRunning);
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => void gridIsWatched.then(() => startTransition(() => setAsWritten(false))), []);
  return {
    wanted: chosen ?? (isAsWritten ? FLOORS_WRITTEN : openedWith),
    want: (count) => {
      setChosen(count);
      remember(entry(), count);
    },
  };
}

function rememberedAt(entry: string): number {
  try {
    return Math.max(FLOORS_AT_ONCE, Number(sessionStorage.getItem(SHOWN_FLOORS + entry)));
  } catch {
    return FLOORS_AT_ONCE;
  }
}

/** A browser that keeps nothing costs the place in the list, no more. */
function remember(entry: string, count: number): void {
  try {
    sessionStorage.setItem(SHOWN_FLOORS + entry, String(count));
  } catch {
    return;
  }
}
