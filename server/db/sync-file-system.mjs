// Plain JavaScript: prepare-folder.mjs needs it before the build.
import { spawnSync } from 'node:child_process';

/**
 * Syncs the whole file system of `folder` at once, which costs as much as syncing one file. False when the `sync` program or its -f is
 * missing: each file must then be synced separately.
 */
export function syncFileSystemOf(folder) {
  return spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0;
}
