import { rmSync, statSync, writeFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** Two WAL segments: more than the engine writes between two checks of the disk. */
export const RESERVED_FILE_BYTES = 32 * MEGABYTE;

/** The engine hangs after a failed WAL write: this file is deleted for that write, and the shop can still be read. */
export interface ReservedDiskSpace {
  isKept(): boolean;
  /** Throws when the disk has no space for it. */
  keep(): void;
  /** False when there was none. */
  giveUp(): boolean;
}

/** Its methods throw what the file system throws. */
export function reservedDiskSpace(file: string): ReservedDiskSpace {
  const isKept = (): boolean => statSync(file, { throwIfNoEntry: false })?.size === RESERVED_FILE_BYTES;
  return {
    isKept,
    keep() {
      if (!isKept()) writeFileSync(file, Buffer.alloc(RESERVED_FILE_BYTES), { mode: 0o600 });
    },
    giveUp() {
      const wasKept = isKept();
      rmSync(file, { force: true });
      return wasKept;
    },
  };
}
