import type { CartProduct } from '../cart';
import type { InstallMethod } from '../floor-facts';
import type { Fulfilment } from '../order';
import type { Room } from './room';

/** What a device holds at most (issue 36). */
export const MAX_PROJECTS = 100;
export const MAX_ROOMS = 100;
export const MAX_PARTS = 20;

/** A floor of a project as it was when it was chosen: shows and prices the project without the catalogue. */
export interface ProjectFloor extends CartProduct {
  /** Null where the shop does not say. */
  readonly hasPad: boolean | null;
  readonly installMethod: InstallMethod | null;
}

/** The choices of a project that make its price. */
export interface ProjectTerms {
  readonly isInstallationChosen: boolean;
  readonly fulfilment: Fulfilment;
  /** As typed. */
  readonly zip: string;
  readonly promo: { readonly code: string; readonly percentHundredths: number } | null;
}

/** Rooms and the floors chosen for them. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly rooms: readonly Room[];
  /** Ids of removed rooms and when: an older copy of one does not come back. */
  readonly removedRooms: Readonly<Record<string, number>>;
  /** For every room without one of its own. */
  readonly floorId: number | null;
  /** Every floor that was chosen here. */
  readonly floors: readonly ProjectFloor[];
  readonly terms: ProjectTerms;
  readonly madeAt: number;
  /** Of everything but the rooms. */
  readonly changedAt: number;
}

/** Installation is on at first, as in the cart (SPEC 5): nobody meets a higher price there. */
export const FIRST_TERMS: ProjectTerms = { isInstallationChosen: true, fulfilment: 'Pickup', zip: '', promo: null };

/** When a project was last changed, its rooms included. */
export function lastChange({ changedAt, rooms }: Project): number {
  return rooms.reduce((latest, room) => Math.max(latest, room.changedAt), changedAt);
}

/** Two copies of a project in one: of each room the later one, and of the rest the later one. A room removed later than it was changed is gone. */
export function mergeProjects(stored: Project, changed: Project): Project {
  const newer = stored.changedAt > changed.changedAt ? stored : changed;
  const removedRooms = laterOf(stored.removedRooms, changed.removedRooms);
  const rooms = new Map(stored.rooms.map((room) => [room.id, room]));
  for (const room of changed.rooms) {
    const other = rooms.get(room.id);
    if (other === undefined || other.changedAt <= room.changedAt) rooms.set(room.id, room);
  }
  return {
    ...newer,
    removedRooms,
    floors: [...new Map([...stored.floors, ...changed.floors, ...newer.floors].map((floor) => [floor.id, floor])).values()],
    rooms: [...rooms.values()]
      .filter((room) => (removedRooms[room.id] ?? Number.NEGATIVE_INFINITY) < room.changedAt)
      .sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1)),
  };
}

function laterOf(one: Project['removedRooms'], two: Project['removedRooms']): Project['removedRooms'] {
  const later: Record<string, number> = { ...one };
  for (const [id, at] of Object.entries(two)) later[id] = Math.max(at, later[id] ?? at);
  return later;
}
