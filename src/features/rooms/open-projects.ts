import { projects } from '../../offline/rooms/projects';
import { sessionStore } from '../session/session-store';

/** Of whoever is signed in, or of this device. Never throws. */
export function openProjects(): Promise<void> {
  return projects.open(sessionStore.accountId());
}
