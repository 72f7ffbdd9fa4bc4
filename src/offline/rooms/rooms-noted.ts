import { createLocalFlag } from '../storage/local-text';
import { localKeys } from '../storage/storage-keys';

const kept = createLocalFlag(localKeys.roomsKept);

/** Opens no database. */
export const hasRooms = kept.get;

export const noteRooms = kept.set;
