import { roomViewTexts } from './room-view.texts';
import type { RoomCamera } from '../../domain/room-camera';
import type { LinearRgb } from '../../domain/room-light';
import facts from './room-facts.json';

export type RoomLight = 'day' | 'evening';

/** Its numbers and pictures come from `pictures`. */
export interface ViewRoom {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly camera: RoomCamera;
  readonly floorColour: LinearRgb;
  readonly floorTurn: number;
  readonly lights: readonly RoomLight[];
}

function roomFrom(room: (typeof facts)[number]): ViewRoom {
  const { name, width, height, camera, floorColour, floorTurn } = room;
  const [x = 0, y = 0, z = 0] = camera.at;
  const [r = 0, g = 0, b = 0] = floorColour;
  return {
    name,
    floorTurn,
    widthPx: width,
    heightPx: height,
    camera: { ...camera, at: [x, y, z], aspect: width / height },
    floorColour: [r, g, b],
    lights: room.lights.flatMap((light) => (light === 'day' || light === 'evening' ? [light] : [])),
  };
}

function isWorded(name: string): name is keyof typeof roomViewTexts.rooms {
  return name in roomViewTexts.rooms;
}

export function roomTitle({ name }: ViewRoom): string {
  return isWorded(name) ? roomViewTexts.rooms[name] : name;
}

/** A part of the picture's description. */
export function roomDescription({ name }: ViewRoom): string {
  return isWorded(name) ? roomViewTexts.roomWords[name] : roomViewTexts.anyRoom;
}

export const VIEW_ROOMS: readonly ViewRoom[] = facts.map(roomFrom);
