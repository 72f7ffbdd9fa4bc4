import { createLocalFlag } from '../storage/local-text';
import { localKeys } from '../storage/storage-keys';

/** Opens no database. */
export const hasWaitingLogouts = createLocalFlag(localKeys.hasWaitingLogouts);
