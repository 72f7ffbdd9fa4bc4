import { useRouter } from '@tanstack/react-router';
import { createContext, use, useDeferredValue, useState } from 'react';
import { useIsRunning } from './use-is-running';
import { isWayForward } from './way-forward';

/** True above what is drawn for its beginning alone (src/app/floor-glimpse.tsx). */
export const OnlyBeginning = createContext(false);

/**
 * True while a screen that the shopper goes forward to, or that the page draws first (src/app/note-opening.ts), is drawn for the first time, however late its data came: it begins with what the
 * window can show, and the rest follows in slices that let inputs through. On the way back all of it is there at once, since the place
 * to return to may lie anywhere; so is what the server wrote.
 */
export function useIsBeginning(): boolean {
  const router = useRouter();
  const isRunning = useIsRunning();
  const [beginsShort] = useState(() => isRunning && isWayForward(router));
  const isBeginning = useDeferredValue(false, beginsShort);
  return use(OnlyBeginning) || isBeginning;
}
