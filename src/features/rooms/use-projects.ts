import { useEffect, useSyncExternalStore } from 'react';
import { forgetLateProjectsOf } from '../../offline/rooms/account-projects';
import { NOTHING_READ, projects, type ProjectsState } from '../../offline/rooms/projects';
import { startProjectExchange } from '../../offline/rooms/start-project-exchange';
import { refusedSession } from '../session/refused-session';
import { sessionStore } from '../session/session-store';

/** Read on first use, and exchanged with the server for an account. */
export function useProjects(): ProjectsState {
  useEffect(() => {
    let account: string | null = null;
    const follow = (): void => {
      const before = account;
      account = sessionStore.accountId();
      void projects.open(account);
      if (before !== null && before !== account) void forgetLastSaved(before);
    };
    follow();
    startProjectExchange();
    return sessionStore.subscribe(follow);
  }, []);
  return useSyncExternalStore(projects.subscribe, projects.get, () => NOTHING_READ);
}

/** This page may have been saving while the shopper logged out in another tab. Unsent data of a refused account stays until its login. */
async function forgetLastSaved(accountId: string): Promise<void> {
  await projects.saved();
  await forgetLateProjectsOf(accountId, () => refusedSession.get() === null).catch(() => undefined);
}
