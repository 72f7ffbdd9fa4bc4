import type { RoomCamera } from '../../domain/room-camera';
import type { LinearRgb } from '../../domain/room-light';
import facts from './room-facts.json';

export type RoomLight = 'day' | 'evening';

/** Its numbers and pictures come from `pictures`. */
export interface ViewRoom {
  readonly name: string;
  readonly title: string;
  /** A part of the picture's description. */
  readonly words: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly camera: RoomCamera;
  readonly floorColour: LinearRgb;
  readonly floorTurn: number;
  readonly lights: readonly RoomLight[];
}

const WORDS: Readonly<Record<string, { readonly title: string; readonly words: string }>> = {
  living: { title: 'Living room', words: 'a living room with a sofa, a lounge chair and a round table' },
  bedroom: { title: 'Bedroom', words: 'a bedroom with a made bed, a bedside table and a lounge chair' },
  kitchen: { title: 'Kitchen', words: 'a kitchen with an island, three stools and a window over the sink' },
  condo: { title: 'Condo', words: 'a condo with a balcony door, a sideboard and a lounge chair' },
};

function roomFrom(room: (typeof facts)[number]): ViewRoom {
  const { name, width, height, camera, floorColour, floorTurn } = room;
  const [x = 0, y = 0, z = 0] = camera.at;
  const [r = 0, g = 0, b = 0] = floorColour;
  return {
    name,
    floorTurn,
    title: WORDS[name]?.title ?? name,
    words: WORDS[name]?.words ?? 'a room',
    widthPx: width,
    heightPx: height,
    camera: { ...camera, at: [x, y, z], aspect: width / height },
    floorColour: [r, g, b],
    lights: room.lights.flatMap((light) => (light === 'day' || light === 'evening' ? [light] : [])),
  };
}

export const VIEW_ROOMS: readonly ViewRoom[] = facts.map(roomFrom);
