import type { CartProduct } from '../cart';
import type { InstallMethod } from '../floor-facts';
import type { Fulfilment } from '../order';
import type { Room } from './room';

/** Limits of a device and of an account (issue 36). */
export const MAX_PROJECTS = 100;
export const MAX_ROOMS = 100;
export const MAX_PARTS = 20;
/** Floors whose figures a project saves. */
export const MAX_CHOSEN_FLOORS = 200;
/** A project remembers at most this many removed rooms, the latest. */
export const MAX_REMOVED_ROOMS = 300;

/** A project's floor with its figures when it was chosen, so that the project can be shown and priced without the catalogue. */
export interface ProjectFloor extends CartProduct {
  /** Null where the shop does not say. */
  readonly hasPad: boolean | null;
  readonly installMethod: InstallMethod | null;
  /** The later of two copies wins. Device clock, milliseconds since 1970. */
  readonly notedAt: number;
}

/** The choices of a project that determine its price. */
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
  /** Ids of removed rooms, with the time of the last change that the removal had seen: an older copy stays removed, a newer one comes back. */
  readonly removedRooms: Readonly<Record<string, number>>;
  /** The floor of every room without its own. */
  readonly floorId: number | null;
  /** Every floor chosen in this project. */
  readonly floors: readonly ProjectFloor[];
  readonly terms: ProjectTerms;
  /** The time of the last change that the project's removal had seen; null when it was never removed. */
  readonly removedThrough: number | null;
  readonly madeAt: number;
  /** Of all fields but the rooms. */
  readonly changedAt: number;
}

/** Installation is on by default, as in the cart (SPEC 5): the cart's price is then never higher. */
export const FIRST_TERMS: ProjectTerms = { isInstallationChosen: true, fulfilment: 'Pickup', zip: '', promo: null };

/** When a project was last changed, its rooms included. */
export function lastChange({ changedAt, rooms }: Project): number {
  return rooms.reduce((latest, room) => Math.max(latest, room.changedAt), changedAt);
}

/** Whether a project exists: not removed, or changed after the changes that its removal had seen. */
export function isThere(project: Project): boolean {
  return project.removedThrough === null || lastChange(project) > project.removedThrough;
}

/** Whether something was measured, chosen or removed. An empty project that a screen created is saved in no account. */
export function isBegun(project: Project): boolean {
  const isChanged = lastChange(project) > project.madeAt || project.removedThrough !== null || Object.keys(project.removedRooms).length > 0;
  return isChanged || project.floorId !== null || hasTypedSizes(project);
}

/** Whether a size was typed for any room. */
export function hasTypedSizes({ rooms }: Project): boolean {
  return rooms.some(({ parts }) => parts.some(({ typed }) => typed.trim() !== ''));
}
