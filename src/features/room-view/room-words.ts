import { roomViewTexts } from './room-view.texts';
import type { FloorPattern } from '../../domain/floor-facts';
import { plainLetters } from '../../domain/plain-letters';
import { type RoomLight, roomTitle, type ViewRoom } from './pictured-rooms';

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

function floorWords({ title, pattern }: ShownFloor, isTurned: boolean): string {
  const laid = roomViewTexts.floorLaid[pattern](title);
  return isTurned ? roomViewTexts.turned(laid) : laid;
}

/** Announced when it changes, and the picture's description. */
export function roomInWords({ room, light, isTurned, floor, other }: ShownRoom): string {
  const place = roomViewTexts.place(roomTitle(room), roomViewTexts.lightWords[light]);
  if (other === null) return roomViewTexts.oneFloor(place, floorWords(floor, isTurned));
  return roomViewTexts.twoFloors(place, floorWords(floor, isTurned), floorWords(other, isTurned));
}

export function pictureFileName({ room, floor, other }: ShownRoom): string {
  const words = [floor.title, ...(other === null ? [] : [other.title]), roomTitle(room)].join(' ');
  return `${plainLetters(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.jpg`;
}
