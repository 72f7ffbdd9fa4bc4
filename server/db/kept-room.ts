import { rmSync, statSync, writeFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;
/** Two parts of the engine's log: more than it writes between two looks at the disk. */
export const KEPT_ROOM_BYTES = 32 * MEGABYTE;

/**
 * Room on the disk that nobody else can take: a file without meaning. The engine waits for ever once a write of its log has failed, so the file
 * makes way for that write, and the shop can still be read.
 */
export interface KeptRoom {
  isKept(): boolean;
  /** Throws when the disk has no room for it. */
  keep(): void;
  /** Whether there was some. */
  giveUp(): boolean;
}

export function keptRoom(file: string): KeptRoom {
  const isKept = (): boolean => statSync(file, { throwIfNoEntry: false })?.size === KEPT_ROOM_BYTES;
  return {
    isKept,
    keep() {
      if (!isKept()) writeFileSync(file, Buffer.alloc(KEPT_ROOM_BYTES), { mode: 0o600 });
    },
    giveUp() {
      const wasKept = isKept();
      rmSync(file, { force: true });
      return wasKept;
    },
  };
}
