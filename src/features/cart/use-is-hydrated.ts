import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, when nobody knows yet who the shopper is. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
