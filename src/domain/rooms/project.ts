import type { CartProduct } from '../cart';
import type { InstallMethod } from '../floor-facts';
import type { Fulfilment } from '../order';
import type { Room, RoomPart } from './room';

/** What a device and an account hold at most (issue 36). */
export const MAX_PROJECTS = 100;
export const MAX_ROOMS = 100;
export const MAX_PARTS = 20;
/** Floors whose figures a project keeps. */
export const MAX_CHOSEN_FLOORS = 200;
/** Of so many removed rooms, the latest, a project remembers that they are. */
export const MAX_REMOVED_ROOMS = 300;

/** A floor of a project as it was when it was chosen: shows and prices the project without the catalogue. */
export interface ProjectFloor extends CartProduct {
  /** Null where the shop does not say. */
  readonly hasPad: boolean | null;
  readonly installMethod: InstallMethod | null;
  /** Of two copies the later one counts. Device clock, milliseconds since 1970. */
  readonly notedAt: number;
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
  /** Ids of removed rooms, and the last change of each that its removal had seen: a copy as old does not come back, a newer one does. */
  readonly removedRooms: Readonly<Record<string, number>>;
  /** For every room without one of its own. */
  readonly floorId: number | null;
  /** Every floor that was chosen here. */
  readonly floors: readonly ProjectFloor[];
  readonly terms: ProjectTerms;
  /** The last change that the removal of the whole project had seen; null while it was not removed. */
  readonly removedThrough: number | null;
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

/** Whether a project is there: not removed, or changed elsewhere in a way that its removal had not seen. */
export function isThere(project: Project): boolean {
  return project.removedThrough === null || lastChange(project) > project.removedThrough;
}

/** Whether something was measured, chosen or removed: an empty project that a screen made by itself belongs into no account. */
export function isBegun(project: Project): boolean {
  const isChanged = lastChange(project) > project.madeAt || project.removedThrough !== null || Object.keys(project.removedRooms).length > 0;
  return isChanged || project.floorId !== null || project.rooms.some(({ parts }) => parts.some(isTyped));
}

const isTyped = ({ typed }: RoomPart): boolean => typed.trim() !== '';
