import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { isForward } from './is-forward';
import { useIsHydrated } from './use-is-hydrated';

/**
 * A first render after a forward navigation shows only the viewport's content. False after Back, where the scroll position may be anywhere,
 * and for server-rendered markup.
 */
export function useIsBeginning(): boolean {
  const { state } = useRouter();
  const isHydrated = useIsHydrated();
  const [startsShort] = useState(() => isHydrated && isForward(state.resolvedLocation, state.location));
  return useDeferredValue(false, startsShort);
}
