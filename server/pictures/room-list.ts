import { eveningOf } from './rooms/evening';
import type { Room } from './rooms/room';
import { bedroom } from './rooms/set-bedroom';
import { condoRoom } from './rooms/set-condo';
import { heroOne, heroOneTall, heroThree, heroThreeTall, heroTwo, heroTwoTall } from './rooms/set-heroes';
import { kitchen } from './rooms/set-kitchen';
import { livingRoom } from './rooms/set-living';
import { seaRoom } from './rooms/set-sea';

/** Every room by name. */
export const rooms: Readonly<Record<string, () => Room>> = {
  sea: seaRoom,
  living: livingRoom,
  condo: condoRoom,
  bedroom,
  kitchen,
  'hero-1': heroOne,
  'hero-1-tall': heroOneTall,
  'hero-2': heroTwo,
  'hero-2-tall': heroTwoTall,
  'hero-3': heroThree,
  'hero-3-tall': heroThreeTall,
};

/** A room by name, after sunset with '-evening' behind it; throws for an unknown one. */
export function roomOf(name: string): Room {
  const day = name.replace(/-evening$/, '');
  const make = rooms[day];
  if (make && day !== name) return eveningOf(make());
  if (!make) throw new Error(`No room ${name}`);
  return make();
}

/** Hero pictures, the floor each shows and its widths in pixels. */
export const heroes = [
  { name: 'hero-1', id: 101, widths: [640, 1280, 1920], alt: 'Sunlit natural oak-look floor before a deep sea-green wall with an oak bench' },
  { name: 'hero-1-tall', id: 101, widths: [480, 744, 960], alt: 'Sunlit natural oak-look floor before a deep sea-green wall with an oak bench' },
  { name: 'hero-2', id: 141, widths: [640, 1280, 1920], alt: 'Walnut-look herringbone floor before a warm dark wall with a lounge chair' },
  { name: 'hero-2-tall', id: 141, widths: [480, 744, 960], alt: 'Walnut-look herringbone floor before a warm dark wall with a lounge chair' },
  { name: 'hero-3', id: 117, widths: [640, 1280, 1920], alt: 'Leaf shadows on a light coastal oak-look floor beside a lounge chair and a palm' },
  { name: 'hero-3-tall', id: 117, widths: [480, 744, 960], alt: 'Leaf shadows on a light coastal oak-look floor beside a lounge chair and a palm' },
] as const;

/** Rooms in which the store lays any floor. */
export const viewRooms = ['living', 'bedroom', 'kitchen', 'condo'] as const;

/** The rooms of the product pages in words, for their descriptions. */
const places = {
  sea: 'before a deep green wall with an oak bench',
  living: 'in a living room with a sofa',
  bedroom: 'in a bedroom',
  kitchen: 'in a kitchen with an island',
  condo: 'in a condo with a balcony door',
} as const;

const order = ['sea', 'condo', 'kitchen', 'bedroom', 'living', 'kitchen', 'sea', 'bedroom', 'living', 'condo', 'kitchen', 'bedroom'] as const;

/** The room a product is shown in, and the room in words; neighbours in a listing get different ones. */
export function roomFor(id: number): { readonly name: keyof typeof places; readonly place: string } {
  const name = order[id % order.length] ?? 'sea';
  return { name, place: places[name] };
}
