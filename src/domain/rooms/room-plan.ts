import type { MeasuredRoom, PartPlace } from './room';
import type { InchHundredths, RoomSize } from './room-size';

export interface PlacedPart {
  readonly partId: string;
  readonly x: InchHundredths;
  readonly y: InchHundredths;
  readonly across: InchHundredths;
  readonly along: InchHundredths;
  readonly isTakenAway: boolean;
}

export interface RoomPlan {
  readonly parts: readonly PlacedPart[];
  readonly across: InchHundredths;
  readonly along: InchHundredths;
}

interface Offsets {
  readonly next: Map<PartPlace, number>;
}

/** The first part is the room; null when no part can be read. */
export function planOf({ room, readings }: Pick<MeasuredRoom, 'room' | 'readings'>): RoomPlan | null {
  const read = room.parts.flatMap((part, index) => {
    const reading = readings[index];
    return reading?.kind === 'read' ? [{ part, size: reading.size }] : [];
  });
  const first = read.find(({ part }) => !part.isTakenAway);
  if (first === undefined) return null;
  const offsets: Offsets = { next: new Map() };
  const placed = read.map(({ part, size }): PlacedPart => {
    if (part === first.part) return { partId: part.id, x: 0, y: 0, ...size, isTakenAway: false };
    const corner = part.isTakenAway
      ? cornerOf(part.place, turned(size, first.size), first.size, offsets)
      : sideOf(part.place, size, first.size, offsets);
    return { partId: part.id, ...corner, isTakenAway: part.isTakenAway };
  });
  const left = Math.min(...placed.map(({ x }) => x));
  const top = Math.min(...placed.map(({ y }) => y));
  const parts = placed.map((part) => ({ ...part, x: part.x - left, y: part.y - top }));
  return {
    parts,
    across: Math.max(...parts.map(({ x, across }) => x + across)),
    along: Math.max(...parts.map(({ y, along }) => y + along)),
  };
}

/** A part that fits inside only when turned is drawn turned. */
function turned(size: RoomSize, room: RoomSize): RoomSize {
  const fits = size.across <= room.across && size.along <= room.along;
  return !fits && size.along <= room.across && size.across <= room.along ? { across: size.along, along: size.across } : size;
}

function after(place: PartPlace, length: number, { next }: Offsets): number {
  const start = next.get(place) ?? 0;
  next.set(place, start + length);
  return start;
}

function sideOf(place: PartPlace, size: RoomSize, room: RoomSize, offsets: Offsets): Omit<PlacedPart, 'partId' | 'isTakenAway'> {
  switch (place) {
    case 'left':
      return { ...size, x: -size.across, y: after(place, size.along, offsets) };
    case 'above':
      return { ...size, x: after(place, size.across, offsets), y: -size.along };
    case 'below':
      return { ...size, x: after(place, size.across, offsets), y: room.along };
    default:
      return { ...size, x: room.across, y: after('right', size.along, offsets) };
  }
}

/** A part that exceeds the room is cut at its walls. */
function cornerOf(place: PartPlace, size: RoomSize, room: RoomSize, offsets: Offsets): Omit<PlacedPart, 'partId' | 'isTakenAway'> {
  const across = Math.min(size.across, room.across);
  const along = Math.min(size.along, room.along);
  const aside = Math.min(after(place, across, offsets), room.across - across);
  switch (place) {
    case 'top-left':
      return { across, along, x: aside, y: 0 };
    case 'bottom-left':
      return { across, along, x: aside, y: room.along - along };
    case 'bottom-right':
      return { across, along, x: room.across - across - aside, y: room.along - along };
    case 'middle':
      return {
        across,
        along,
        x: Math.min(Math.round((room.across - across) / 2) + aside, room.across - across),
        y: Math.round((room.along - along) / 2),
      };
    default:
      return { across, along, x: room.across - across - aside, y: 0 };
  }
}

/** Around the room and around what is taken out of it. */
export function wallLength({ parts }: RoomPlan): InchHundredths {
  const xs = edges(parts.flatMap(({ x, across }) => [x, x + across]));
  const ys = edges(parts.flatMap(({ y, along }) => [y, y + along]));
  const isFloor = (column: number, row: number): boolean => {
    const [x, y] = [xs[column], ys[row]];
    if (x === undefined || y === undefined || column >= xs.length - 1 || row >= ys.length - 1) return false;
    const here = parts.filter((part) => x >= part.x && x < part.x + part.across && y >= part.y && y < part.y + part.along);
    return here.some((part) => !part.isTakenAway) && !here.some((part) => part.isTakenAway);
  };
  let length = 0;
  for (let column = 0; column < xs.length; column += 1) {
    for (let row = 0; row < ys.length; row += 1) {
      const here = isFloor(column, row);
      if (here !== isFloor(column - 1, row)) length += gap(ys, row);
      if (here !== isFloor(column, row - 1)) length += gap(xs, column);
    }
  }
  return length;
}

function edges(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

function gap(values: readonly number[], index: number): number {
  return (values[index + 1] ?? 0) - (values[index] ?? 0);
}
