import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and during hydration, then true. It becomes true in a transition, which React renders in short slices, hydrating first
 * what still waits below; a changed external store would hydrate and render all of it in one task.
 */
export function useIsHydrated(): boolean {
  const isHydrating = useRef(false);
  const isMountedByBrowser = useSyncExternalStore(
    never,
    () => !isHydrating.current,
    // React asks for the server's value only while it hydrates this component.
    () => {
      isHydrating.current = true;
      return false;
    },
  );
  const [isHydrated, setIsHydrated] = useState(isMountedByBrowser);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
