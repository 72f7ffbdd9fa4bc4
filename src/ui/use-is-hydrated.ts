import { startTransition, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRouter } from '@tanstack/react-router';
import { isForward } from './is-forward';

const never = () => () => undefined;

/**
 * It becomes true in a transition, which React renders in short slices; a changed external store would hydrate and render everything in one
 * task.
 */
export function useIsHydrated(): boolean {
  const isHydrating = useRef(false);
  const isMountedByBrowser = useSyncExternalStore(
    never,
    () => !isHydrating.current,
    // React asks for it only while it hydrates this component.
    () => {
      isHydrating.current = true;
      return false;
    },
  );
  const [isHydrated, setIsHydrated] = useState(isMountedByBrowser);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}

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
