import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { isForward } from './is-forward';
import { useIsRunning } from './use-is-running';

/**
 * True in the first render of a screen after a navigation forward: the screen draws what the viewport shows, and the rest in a deferred render.
 * False after Back, where the scroll position may lie anywhere, and in what the server rendered.
 */
export function useIsBeginning(): boolean {
  const { state } = useRouter();
  const isHydrated = useIsRunning();
  const [startsShort] = useState(() => isHydrated && isForward(state.resolvedLocation, state.location));
  return useDeferredValue(false, startsShort);
}
