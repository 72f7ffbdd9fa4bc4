import { rooms } from '../../offline/rooms';
import { sessionStore } from '../session/session-store';

/** Of whoever is signed in, or of this device. Never throws. */
export function openProjects(): Promise<void> {
  return rooms.open(sessionStore.accountId());
}
