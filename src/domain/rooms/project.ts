import type { CartProduct } from '../cart';
import type { InstallMethod } from '../floor-facts';
import type { Fulfilment } from '../order';
import type { Room } from './room';

/** Of a device and of an account. */
export const MAX_PROJECTS = 100;
export const MAX_ROOMS = 100;
export const MAX_PARTS = 20;
export const MAX_CHOSEN_FLOORS = 200;
export const MAX_REMOVED_ROOMS = 300;
/** Removals that say which changes they had seen, the latest ones. */
export const MAX_REMOVED_SEEN = 20;

/** Figures are those of the choice: the project can be shown and priced without the catalogue. */
export interface ProjectFloor extends CartProduct {
  /** Null where the shop does not say. */
  readonly hasPad: boolean | null;
  readonly installMethod: InstallMethod | null;
  /** The later of two copies wins. Device clock, milliseconds since 1970. */
  readonly notedAt: number;
}

export interface ProjectTerms {
  readonly isInstallationChosen: boolean;
  readonly fulfilment: Fulfilment;
  /** The text as typed. */
  readonly zip: string;
  readonly promo: { readonly code: string; readonly percentHundredths: number } | null;
}

export interface Project {
  readonly id: string;
  readonly name: string;
  readonly rooms: readonly Room[];
  /** With the last change that the removal had seen: an older copy stays removed, a newer one comes back. */
  readonly removedRooms: Readonly<Record<string, number>>;
  /** By removed room, then by device: the last change that the removal had seen. A change that it had not seen brings the room back, whatever the clocks say. */
  readonly removedSeen?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The floor of every room without its own. */
  readonly floorId: number | null;
  readonly floors: readonly ProjectFloor[];
  readonly terms: ProjectTerms;
  /** The last change that the removal had seen. */
  readonly removedThrough: number | null;
  readonly madeAt: number;
  /** The last change of all fields but the rooms. */
  readonly changedAt: number;
}

/** On by default, as in the cart: the cart's price is then never higher. */
export const FIRST_TERMS: ProjectTerms = { isInstallationChosen: true, fulfilment: 'Pickup', zip: '', promo: null };

/** Includes the rooms. */
export function lastChange({ changedAt, rooms }: Project): number {
  return rooms.reduce((latest, room) => Math.max(latest, room.changedAt), changedAt);
}

/** True also when it was changed after the changes that its removal had seen. */
export function isThere(project: Project): boolean {
  return project.removedThrough === null || lastChange(project) > project.removedThrough;
}

/** False for an empty project that a screen created: no account saves it. */
export function isBegun(project: Project): boolean {
  const isChanged = lastChange(project) > project.madeAt || project.removedThrough !== null || Object.keys(project.removedRooms).length > 0;
  return isChanged || project.floorId !== null || hasTypedSizes(project);
}

/** Whether a size was typed for any room. */
export function hasTypedSizes({ rooms }: Project): boolean {
  return rooms.some(({ parts }) => parts.some(({ typed }) => typed.trim() !== ''));
}
