import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, printTable, RUNS } from '../figures';
import { withStore } from '../with-store';
import { editKept, keepRooms, openCold, type OpeningTimes } from './kept-rooms';

const ROOM_COUNTS = [4, 30];
const SLOWER = [1, 4];
const EDITS = 5;

/** Opened offline in a browser that was just started, and from an edit to its frame. */
export async function measureProjects(): Promise<void> {
  await withStore(async ({ url }) => {
    const rows: string[][] = [];
    for (const count of ROOM_COUNTS) {
      const folder = await mkdtemp(join(tmpdir(), 'store-bench-phone-'));
      try {
        await keepRooms(folder, url, count);
        for (const slower of SLOWER) rows.push([String(count), `${slower} x`, ...(await figuresOf(folder, url, count, slower))]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
    printTable(['rooms', 'slower', 'price painted, ms', 'all rooms painted, ms', 'edit to its frame, ms', 'slowest edit, ms'], rows);
  });
}

async function figuresOf(folder: string, url: string, count: number, slower: number): Promise<readonly string[]> {
  const openings: OpeningTimes[] = [];
  const edits: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    openings.push(await openCold(folder, url, count, slower));
    edits.push(...(await editKept(folder, url, count, slower, EDITS)));
  }
  return [median(openings.map(({ price }) => price)), median(openings.map(({ rooms }) => rooms)), median(edits), Math.max(...edits)].map(
    (ms) => ms.toFixed(0),
  );
}
