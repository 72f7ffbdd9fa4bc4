import { DISTANCE_FROM, type MeasuredRoom, type PartPlace, type RoomPart } from './room';
import { readDistance, type InchHundredths, type RoomSize } from './room-size';

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

type Rectangle = Omit<PlacedPart, 'partId' | 'isTakenAway'>;

interface ReadPart {
  readonly part: RoomPart;
  readonly size: RoomSize;
}

/** The first part that is not taken away is the room; null when no part can be read, or one is an area without sides. */
export function planOf({ room, readings }: Pick<MeasuredRoom, 'room' | 'readings'>): RoomPlan | null {
  const read: ReadPart[] = [];
  for (const [index, part] of room.parts.entries()) {
    const reading = readings[index];
    if (reading?.kind !== 'read') continue;
    if (reading.size === null) return null;
    read.push({ part, size: reading.size });
  }
  const first = read.find(({ part }) => !part.isTakenAway);
  if (first === undefined) return null;
  const whole: Rectangle = { x: 0, y: 0, ...first.size };
  const placed = new Map([[first.part.id, whole]]);
  // Holes first: what is added is not put where the wall was taken away.
  const next = new Map<PartPlace, number>();
  for (const each of read.filter(({ part }) => part.isTakenAway)) placed.set(each.part.id, holeOf(each, first.size, next));
  const holes = [...placed.values()].filter((rectangle) => rectangle !== whole);
  for (const each of read) if (!placed.has(each.part.id)) placed.set(each.part.id, sideOf(each, first.size, next, holes));

  const left = Math.min(...[...placed.values()].map(({ x }) => x));
  const top = Math.min(...[...placed.values()].map(({ y }) => y));
  const parts = read.map(({ part }): PlacedPart => {
    const { x, y, ...size } = placed.get(part.id) ?? whole;
    return { partId: part.id, x: x - left, y: y - top, ...size, isTakenAway: part.isTakenAway };
  });
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

/** Null where none is typed, or none that can be read. */
function distanceOf({ distance = '' }: RoomPart): InchHundredths | null {
  const read = readDistance(distance);
  return typeof read === 'number' ? read : null;
}

/** An interval of a wall, from its left or top end. */
interface Stretch {
  readonly start: InchHundredths;
  readonly end: InchHundredths;
}

function sideOf({ part, size }: ReadPart, room: RoomSize, next: Map<PartPlace, number>, holes: readonly Rectangle[]): Rectangle {
  const { place } = part;
  const isUpright = place === 'left' || place === 'right';
  const [length, wall] = isUpright ? [size.along, room.along] : [size.across, room.across];
  const gone = holes.filter((hole) => touches(hole, place, room)).map((hole) => stretchOf(hole, isUpright));
  const start = Math.min(distanceOf(part) ?? startOn(wall, length, next.get(place) ?? 0, gone), wall - 1);
  next.set(place, Math.max(next.get(place) ?? 0, start + length));
  if (place === 'left') return { ...size, x: -size.across, y: start };
  if (place === 'above') return { ...size, x: start, y: -size.along };
  if (place === 'below') return { ...size, x: start, y: room.along };
  return { ...size, x: room.across, y: start };
}

/** The first place behind `from` where the wall is still there, else `from`. */
function startOn(wall: InchHundredths, length: InchHundredths, from: InchHundredths, gone: readonly Stretch[]): InchHundredths {
  const isWhole = (start: InchHundredths): boolean => gone.every((hole) => start + length <= hole.start || start >= hole.end);
  const behindHoles = gone.map(({ end }) => end).filter((end) => end > from && end + length <= wall);
  return [from, ...behindHoles.toSorted((one, other) => one - other)].find(isWhole) ?? from;
}

function touches(hole: Rectangle, place: PartPlace, room: RoomSize): boolean {
  if (place === 'left') return hole.x === 0;
  if (place === 'above') return hole.y === 0;
  return place === 'below' ? hole.y + hole.along === room.along : hole.x + hole.across === room.across;
}

function stretchOf({ x, y, across, along }: Rectangle, isUpright: boolean): Stretch {
  return isUpright ? { start: y, end: y + along } : { start: x, end: x + across };
}

/** A part that exceeds the room is cut at its walls. */
function holeOf({ part, size }: ReadPart, room: RoomSize, next: Map<PartPlace, number>): Rectangle {
  const { place } = part;
  const fitted = turned(size, room);
  const across = Math.min(fitted.across, room.across);
  const along = Math.min(fitted.along, room.along);
  const free = room.across - across;
  const middle = place === 'middle' ? Math.round(free / 2) : 0;
  const fromCorner = Math.min(distanceOf(part) ?? middle + (next.get(place) ?? 0), free);
  next.set(place, Math.max(next.get(place) ?? 0, fromCorner - middle + across));
  return { across, along, x: DISTANCE_FROM[place] === 'right' ? free - fromCorner : fromCorner, y: topOf(place, room.along - along) };
}

function topOf(place: PartPlace, free: InchHundredths): InchHundredths {
  if (place === 'middle') return Math.round(free / 2);
  return place.startsWith('bottom') ? free : 0;
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
