import { join } from 'node:path';
import { shopInstantText } from '../../src/domain/shop-day';
import { deleteOldFiles } from '../owner-files/delete-old-files';

const PREFIX = 'before-content-';

/** `now`: milliseconds since 1970. */
export function contentBackupPath(dataDir: string, now: number): string {
  return join(dataDir, `${PREFIX}${shopInstantText(now).replace(/[.:]/g, '-')}.backup`);
}

/** Unfinished ones too: each holds the shoppers of its day. `before`: milliseconds since 1970. */
export function deleteOldContentBackups(dataDir: string, before: number): Promise<void> {
  return deleteOldFiles(dataDir, (name) => name.startsWith(PREFIX), before);
}
