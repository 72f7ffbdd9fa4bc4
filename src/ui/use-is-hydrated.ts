import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

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
