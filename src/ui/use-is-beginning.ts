import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { isForward } from './is-forward';
import { useIsHydrated } from './use-is-hydrated';

/**
 * True in the first render of a screen after a navigation forward: the screen draws what the viewport shows, and the rest in a deferred render.
 * False after Back, where the scroll position may lie anywhere, and in what the server rendered.
 */
export function useIsBeginning(): boolean {
  const { state } = useRouter();
  const isHydrated = useIsHydrated();
  const [startsShort] = useState(() => isHydrated && isForward(state.resolvedLocation, state.location));
  return useDeferredValue(false, startsShort);
}
