import { hasRooms } from '../../offline/what-waits';

/** 0 when the rooms cannot be read. Without rooms no code is loaded. */
export async function unsentRoomsOf(accountId: string): Promise<number> {
  if (!hasRooms.get()) return 0;
  return import('../../offline/rooms').then(({ rooms }) => rooms.unsentCountOf(accountId)).catch(() => 0);
}
