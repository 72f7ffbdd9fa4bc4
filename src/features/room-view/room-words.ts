import type { FloorPattern } from '../../domain/floor-facts';
import type { RoomLight, ViewRoom } from './pictured-rooms';

export const PATTERN_LABELS: Readonly<Record<FloorPattern, string>> = {
  straight: 'Straight',
  diagonal: 'Diagonal',
  herringbone: 'Herringbone',
};
export const LIGHT_LABELS: Readonly<Record<RoomLight, string>> = { day: 'Day', evening: 'Evening' };

const PATTERN_WORDS: Readonly<Record<FloorPattern, string>> = {
  straight: 'laid straight',
  diagonal: 'laid diagonally',
  herringbone: 'laid in herringbone',
};
const LIGHT_WORDS: Readonly<Record<RoomLight, string>> = { day: 'by day', evening: 'in the evening' };

export interface ShownFloor {
  readonly title: string;
  readonly pattern: FloorPattern;
}

export interface ShownRoom {
  readonly room: ViewRoom;
  readonly light: RoomLight;
  readonly isTurned: boolean;
  readonly floor: ShownFloor;
  readonly other: ShownFloor | null;
}

const floorWords = ({ title, pattern }: ShownFloor, isTurned: boolean): string =>
  `${title}, ${PATTERN_WORDS[pattern]}${isTurned ? ' and turned' : ''}`;

/** Announced when it changes, and the picture's description. */
export function roomInWords({ room, light, isTurned, floor, other }: ShownRoom): string {
  const place = `${room.title} ${LIGHT_WORDS[light]}`;
  if (other === null) return `${place}: ${floorWords(floor, isTurned)}.`;
  return `${place}: on the left ${floorWords(floor, isTurned)}; on the right ${floorWords(other, isTurned)}.`;
}

export function pictureFileName({ room, floor, other }: ShownRoom): string {
  const words = [floor.title, ...(other === null ? [] : [other.title]), room.title].join(' ');
  return `${words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.jpg`;
}
