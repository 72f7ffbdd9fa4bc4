import { HERO_WIDTHS_PX, TALL_HERO_WIDTHS_PX } from '../server/media/picture-formats';
import { eveningOf } from './rooms/evening';
import type { Room } from './rooms/room';
import { bedroom } from './rooms/set-bedroom';
import { condoRoom } from './rooms/set-condo';
import { heroOne, heroOneTall, heroThree, heroThreeTall, heroTwo, heroTwoTall } from './rooms/set-heroes';
import { kitchen } from './rooms/set-kitchen';
import { livingRoom } from './rooms/set-living';

export const rooms: Readonly<Record<string, () => Room>> = {
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

const furnished = new Map<string, Room>();

/** '-evening' after the name gives it after sunset. Throws for an unknown name. */
export function roomOf(name: string): Room {
  const known = furnished.get(name);
  if (known) return known;
  const day = name.replace(/-evening$/, '');
  const make = rooms[day];
  if (!make) throw new Error(`No room ${name}`);
  const made = day === name ? make() : eveningOf(roomOf(day));
  furnished.set(name, made);
  return made;
}

export const heroes = [
  {
    name: 'hero-1',
    id: 101,
    widths: HERO_WIDTHS_PX,
    alt: 'Sunlit natural oak-look floor before a deep sea-green wall with an oak bench',
  },
  {
    name: 'hero-1-tall',
    id: 101,
    widths: TALL_HERO_WIDTHS_PX,
    alt: 'Sunlit natural oak-look floor before a deep sea-green wall with an oak bench',
  },
  { name: 'hero-2', id: 141, widths: HERO_WIDTHS_PX, alt: 'Walnut-look herringbone floor before a warm dark wall with a lounge chair' },
  {
    name: 'hero-2-tall',
    id: 141,
    widths: TALL_HERO_WIDTHS_PX,
    alt: 'Walnut-look herringbone floor before a warm dark wall with a lounge chair',
  },
  {
    name: 'hero-3',
    id: 117,
    widths: HERO_WIDTHS_PX,
    alt: 'Leaf shadows on a light coastal oak-look floor beside a lounge chair and a palm',
  },
  {
    name: 'hero-3-tall',
    id: 117,
    widths: TALL_HERO_WIDTHS_PX,
    alt: 'Leaf shadows on a light coastal oak-look floor beside a lounge chair and a palm',
  },
] as const;

/** Their light is committed as pictures. */
export const viewRooms = ['living', 'bedroom', 'kitchen', 'condo'] as const;

/** For alternative texts. */
const places = {
  living: 'in a living room with a sofa',
  bedroom: 'in a bedroom',
  kitchen: 'in a kitchen with an island',
  condo: 'in a condo with a balcony door',
} as const;

const order = [
  'living',
  'condo',
  'kitchen',
  'bedroom',
  'living',
  'kitchen',
  'condo',
  'bedroom',
  'living',
  'condo',
  'kitchen',
  'bedroom',
] as const;

/** Each floor is shown in two. */
export type RoomPart = 'room' | 'other-room';

/** Neighbours in a list get different rooms, and so does one floor. */
export function roomFor(id: number, part: RoomPart): { readonly name: keyof typeof places; readonly place: string } {
  const name = order[(id + (part === 'room' ? 0 : 1)) % order.length] ?? 'living';
  return { name, place: places[name] };
}
