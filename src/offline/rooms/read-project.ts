import { FLOOR_PATTERNS, INSTALL_METHODS } from '../../domain/floor-facts';
import { FIRST_TERMS, type Project, type ProjectFloor, type ProjectTerms } from '../../domain/rooms/project';
import { ADDED_PLACES, ROOM_WASTE_PERCENTS, TAKEN_PLACES, type Room, type RoomPart } from '../../domain/rooms/room';
import { wholeText } from '../../domain/whole-text';
import { readCartProduct } from '../cart-record';
import { isCount, isFields, listOf, textOf as storedText, type Fields } from '../storage/stored-fields';

export interface KeptProject {
  readonly project: Project;
  /** Null for the device's own project. */
  readonly accountId: string | null;
  /** The server's copy is known to differ. */
  readonly isUnsent: boolean;
  /** Null after the next change. */
  readonly refusal: string | null;
}

/** Null when it contains no project. */
export function readKeptProject(stored: unknown): KeptProject | null {
  const project = readProject(stored);
  if (project === null || !isFields(stored)) return null;
  const { accountId, isUnsent, refusal } = stored;
  return {
    project,
    accountId: typeof accountId === 'string' ? accountId : null,
    isUnsent: isUnsent === true,
    refusal: typeof refusal === 'string' ? refusal : null,
  };
}

/** Null when it is invalid; malformed parts are left out. */
export function readProject(stored: unknown): Project | null {
  if (!isFields(stored) || stored['v'] !== 1 || typeof stored['id'] !== 'string') return null;
  const { id, name, floorId, terms, madeAt, changedAt, removedRooms, removedThrough } = stored;
  return {
    id,
    name: textOf(name),
    rooms: listOf(stored['rooms'], readRoom),
    removedRooms: isFields(removedRooms)
      ? Object.fromEntries(Object.entries(removedRooms).flatMap(([room, at]) => (isCount(at) ? [[room, at]] : [])))
      : {},
    floorId: isCount(floorId) ? floorId : null,
    floors: listOf(stored['floors'], readFloor),
    terms: isFields(terms) ? readTerms(terms) : FIRST_TERMS,
    removedThrough: isCount(removedThrough) ? removedThrough : null,
    madeAt: countOf(madeAt),
    changedAt: countOf(changedAt),
  };
}

/** Null when it is invalid. */
export function readRoom(fields: Fields): Room | null {
  const { id, name, pattern, wastePercent, floorId, doorways, stairSteps, note, madeAt, changedAt } = fields;
  if (typeof id !== 'string') return null;
  return {
    id,
    name: textOf(name),
    parts: listOf(fields['parts'], readPart),
    pattern: FLOOR_PATTERNS.find((known) => known === pattern) ?? 'straight',
    wastePercent: ROOM_WASTE_PERCENTS.find((known) => known === wastePercent) ?? null,
    floorId: isCount(floorId) ? floorId : null,
    doorways: countOf(doorways),
    stairSteps: countOf(stairSteps),
    note: textOf(note),
    madeAt: countOf(madeAt),
    changedAt: countOf(changedAt),
  };
}

function readPart({ id, typed, isTakenAway, place, distance }: Fields): RoomPart | null {
  if (typeof id !== 'string') return null;
  const isTaken = isTakenAway === true;
  const places = isTaken ? TAKEN_PLACES : ADDED_PLACES;
  const part = { id, typed: textOf(typed), isTakenAway: isTaken, place: places.find((known) => known === place) ?? places[0] };
  return typeof distance === 'string' ? { ...part, distance } : part;
}

function readFloor(fields: Fields): ProjectFloor | null {
  const product = readCartProduct(fields);
  const { hasPad, installMethod, notedAt } = fields;
  return product === null
    ? null
    : {
        ...product,
        hasPad: typeof hasPad === 'boolean' ? hasPad : null,
        installMethod: INSTALL_METHODS.find((known) => known === installMethod) ?? null,
        notedAt: countOf(notedAt),
      };
}

function readTerms({ isInstallationChosen, fulfilment, zip, promo }: Fields): ProjectTerms {
  const isPromo = isFields(promo) && typeof promo['code'] === 'string' && isCount(promo['percentHundredths']);
  return {
    isInstallationChosen: isInstallationChosen !== false,
    fulfilment: fulfilment === 'Delivery' ? 'Delivery' : 'Pickup',
    zip: textOf(zip),
    promo: isPromo ? { code: textOf(promo['code']), percentHundredths: Number(promo['percentHundredths']) } : null,
  };
}

/** Half an emoji that an older version saved would keep the project from being sent. */
function textOf(value: unknown): string {
  return wholeText(storedText(value));
}

function countOf(value: unknown): number {
  return isCount(value) ? value : 0;
}
