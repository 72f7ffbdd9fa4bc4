import { createLocalFlag } from '../storage/local-text';
import { localKeys } from '../storage/storage-keys';

const kept = createLocalFlag(localKeys.roomsKept);

/** Whether this device has measured rooms, by a flag: opens no database. */
export const hasRooms = kept.get;

/** Sets or clears the flag that the next start reads. */
export const noteRooms = kept.set;
