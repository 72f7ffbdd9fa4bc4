import { createLocalFlag } from '../storage/local-text';
import { localKeys } from '../storage/storage-keys';

/** Whether a logout on this device may not have reached the server: the next start and the login screen read it. Opens no database. */
export const hasWaitingLogouts = createLocalFlag(localKeys.hasWaitingLogouts);
