import { hasRooms } from '../../offline/rooms/rooms-noted';

/** 0 when the rooms cannot be read. Without rooms no code is loaded. */
export async function unsentRoomsOf(accountId: string): Promise<number> {
  if (!hasRooms()) return 0;
  return import('../../offline/rooms/account-projects').then(({ countUnsentProjects }) => countUnsentProjects(accountId)).catch(() => 0);
}
