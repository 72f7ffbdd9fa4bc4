import { projects } from '../../offline/rooms/projects';
import { sessionStore } from '../session/session-store';

/** Reads the projects of whoever is signed in, or of this device. Resolves when they can be shown; never throws. */
export function openProjects(): Promise<void> {
  return projects.open(sessionStore.accountId());
}
