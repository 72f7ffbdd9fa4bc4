import { hasRooms } from '../../offline/rooms/rooms-noted';

/** Counts an account's measured rooms that this device has not sent. Without rooms no code is loaded; when they cannot be read, 0. */
export async function unsentRoomsOf(accountId: string): Promise<number> {
  if (!hasRooms()) return 0;
  return import('../../offline/rooms/account-projects').then(({ countUnsentProjects }) => countUnsentProjects(accountId)).catch(() => 0);
}
