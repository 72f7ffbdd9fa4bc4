// Plain JavaScript: prepare-folder.mjs needs it before anything is built.
import { spawnSync } from 'node:child_process';

/**
 * Tells the disk to keep everything written so far in the file system that holds `folder`, in one go: a thousand files cost
 * as much as one. False where the `sync` program or its -f is missing; then each file has to be synced by itself.
 */
export function syncFileSystemOf(folder) {
  return spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0;
}
