import { hasRooms } from '../../offline/rooms/rooms-noted';

/** How many measured rooms of an account this device has not sent. A device without rooms loads no code for them. */
export async function unsentRoomsOf(accountId: string): Promise<number> {
  return hasRooms() ? (await import('../../offline/rooms/account-projects')).countUnsentProjects(accountId) : 0;
}
