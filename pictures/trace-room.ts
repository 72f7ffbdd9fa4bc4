import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { folders, isTraced, keyOf, markTraced, versions } from './folders';
import type { Pool } from './pool';
import { lightSize, passesFile } from './room-jobs';
import { roomOf } from './room-list';
import { denoise } from './rooms/denoise';
import { lightChannels } from './rooms/light-pass';
import { passChannels } from './rooms/picture-pass';
import type { Room } from './rooms/room';

const rowsPerJob = 24;

/**
 * Covers the room and its mesh: moving a chair redraws it. Rounded, because the last bits of sine and power differ between versions of Node.
 */
export function roomKey(room: Room): string {
  const { mesh, ...rest } = room;
  const shape = createHash('sha256');
  for (const numbers of [mesh.corners, mesh.normals, mesh.materials])
    shape.update(Int32Array.from(numbers, (number) => Math.round(number * 1e4)));
  const facts = JSON.stringify({ ...rest, exposure: 0, evening: undefined }, (_name, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  );
  return keyOf(versions.rooms, shape.digest('hex'), facts);
}

/** Does nothing when the cache has the room. */
export async function traceRoom(name: string, pool: Pool, say: (text: string) => void): Promise<void> {
  const room = roomOf(name);
  const key = roomKey(room);
  if (await isTraced(name, key, passesFile(name))) return;
  const { width, height } = lightSize(room);
  const light = new SharedArrayBuffer(width * height * lightChannels * 4);
  const passes = new SharedArrayBuffer(room.width * room.height * passChannels * 4);
  const inRows = async (rows: number, what: string, run: (from: number, to: number) => Promise<unknown>): Promise<void> => {
    let done = 0;
    const starts = Array.from({ length: Math.ceil(rows / rowsPerJob) }, (_, i) => i * rowsPerJob);
    await Promise.all(
      starts.map(async (from) => {
        await run(from, Math.min(rows, from + rowsPerJob));
        done += 1;
        if (done % 8 === 0 || done === starts.length) say(`${name}: ${what} ${Math.round((100 * done) / starts.length)} %`);
      }),
    );
  };
  await inRows(height, 'light', (from, to) => pool.run({ kind: 'light', room: name, from, to, into: light }));
  denoise(new Float32Array(light), width, height, 5);
  await inRows(room.height, 'passes', (from, to) => pool.run({ kind: 'passes', room: name, from, to, light, into: passes }));
  await mkdir(folders.cache, { recursive: true });
  await writeFile(passesFile(name), new Uint8Array(passes));
  await markTraced(name, key);
}
