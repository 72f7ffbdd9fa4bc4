import { useSyncExternalStore } from 'react';
import { connection } from '../../offline/connection/connection';

/** Whether the server can be reached, as far as is known; yes on the server and while hydrating. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    connection.subscribe,
    () => connection.get().isOnline,
    () => true,
  );
}
