import { useEffect, useSyncExternalStore } from 'react';
import { NOTHING_READ, rooms, type RoomsState } from '../../offline/rooms';
import { startRooms } from '../../offline/start-rooms';
import { refusedSession } from '../session/refused-session';
import { sessionStore } from '../session/session-store';

/** Read on first use, and exchanged with the server for an account. */
export function useProjects(): RoomsState {
  useEffect(() => {
    let account: string | null = null;
    const follow = (): void => {
      const before = account;
      account = sessionStore.accountId();
      void rooms.open(account);
      if (before !== null && before !== account) void forgetLastSaved(before);
    };
    follow();
    startRooms();
    return sessionStore.subscribe(follow);
  }, []);
  return useSyncExternalStore(rooms.subscribe, rooms.get, () => NOTHING_READ);
}

/** This page may have been saving while the shopper logged out in another tab. Unsent data of a refused account stays until its login. */
async function forgetLastSaved(accountId: string): Promise<void> {
  await rooms.saved();
  await rooms.discardLateOf(accountId, () => refusedSession.get() === null).catch(() => undefined);
}
