// Makes every fsync of this process take DISK_SYNC_MS longer, as a disk does that keeps what it is given:
// node --import ./bench/api/slow-disk.mjs dist/server/main.js
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const clock = new Int32Array(new SharedArrayBuffer(4));
const realSync = fs.fsyncSync;

/** From now on; 0 gives the disk of this machine back. */
export function slowDownSyncs(syncMs) {
  fs.fsyncSync =
    syncMs === 0
      ? realSync
      : (descriptor) => {
          realSync(descriptor);
          Atomics.wait(clock, 0, 0, syncMs);
        };
  syncBuiltinESMExports();
}

slowDownSyncs(Number(process.env.DISK_SYNC_MS ?? 0));
