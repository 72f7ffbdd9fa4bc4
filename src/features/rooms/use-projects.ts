import { useEffect, useSyncExternalStore } from 'react';
import { NOTHING_READ, projects, type ProjectsState } from '../../offline/rooms/projects';
import { startProjectExchange } from '../../offline/rooms/start-project-exchange';
import { sessionStore } from '../session/session-store';

/** The projects of whoever is signed in, or of this device; read when first asked for, and exchanged with the server for an account. */
export function useProjects(): ProjectsState {
  useEffect(() => {
    const follow = (): void => void projects.open(sessionStore.accountId());
    follow();
    startProjectExchange();
    return sessionStore.subscribe(follow);
  }, []);
  return useSyncExternalStore(projects.subscribe, projects.get, () => NOTHING_READ);
}
