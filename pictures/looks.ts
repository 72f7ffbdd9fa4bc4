import type { Floor } from './floor';
import type { Look } from './look';
import { stoneLooks } from './looks-stone';
import { woodLooks } from './looks-wood';
import { stoneFloor } from './stone-floor';
import { woodFloor } from './wood-floor';

/** Sorted by product number. */
export const looks: readonly Look[] = [...woodLooks, ...stoneLooks].sort((a, b) => a.id - b.id);

/** Throws for an unknown number. */
export function lookOf(id: number): Look {
  const look = looks.find((l) => l.id === id);
  if (!look) throw new Error(`No product ${id} in the sample catalogue`);
  return look;
}

export function floorOf(look: Look): Floor {
  return look.kind === 'wood' ? woodFloor(look) : stoneFloor(look);
}
