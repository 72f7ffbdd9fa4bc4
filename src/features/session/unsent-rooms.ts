import { hasRooms } from '../../offline/rooms/rooms-noted';

/** How many measured rooms of an account this device has not sent. A device without rooms loads no code for them; one that cannot be read has none. */
export async function unsentRoomsOf(accountId: string): Promise<number> {
  if (!hasRooms()) return 0;
  return import('../../offline/rooms/account-projects').then(({ countUnsentProjects }) => countUnsentProjects(accountId)).catch(() => 0);
}
