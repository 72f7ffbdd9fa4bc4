import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its markup is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
