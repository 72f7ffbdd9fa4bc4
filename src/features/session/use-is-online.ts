import { useSyncExternalStore } from 'react';
import { connection } from '../../offline/connection/connection';

/** As far as known; true on the server and during hydration. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    connection.subscribe,
    () => connection.get().isOnline,
    () => true,
  );
}
