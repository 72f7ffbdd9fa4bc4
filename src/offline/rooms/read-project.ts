import { FIRST_TERMS, type Project, type ProjectFloor, type ProjectTerms } from '../../domain/rooms/project';
import { ADDED_PLACES, LAYINGS, ROOM_WASTE_PERCENTS, TAKEN_PLACES, type Room, type RoomPart } from '../../domain/rooms/room';
import { readCartProduct } from '../outbox/outbox-record';

type Fields = Readonly<Record<string, unknown>>;

/** Reads a stored project; null when it is none. Storage is untrusted input: what is not as written is left out. */
export function readProject(stored: unknown): Project | null {
  if (!isFields(stored) || stored['v'] !== 1 || typeof stored['id'] !== 'string') return null;
  const { id, name, floorId, terms, madeAt, changedAt, removedRooms } = stored;
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
    madeAt: countOf(madeAt),
    changedAt: countOf(changedAt),
  };
}

function readRoom(fields: Fields): Room | null {
  const { id, name, laying, wastePercent, floorId, doorways, stairSteps, note, madeAt, changedAt } = fields;
  if (typeof id !== 'string') return null;
  return {
    id,
    name: textOf(name),
    parts: listOf(fields['parts'], readPart),
    laying: LAYINGS.find((known) => known === laying) ?? 'straight',
    wastePercent: ROOM_WASTE_PERCENTS.find((known) => known === wastePercent) ?? null,
    floorId: isCount(floorId) ? floorId : null,
    doorways: countOf(doorways),
    stairSteps: countOf(stairSteps),
    note: textOf(note),
    madeAt: countOf(madeAt),
    changedAt: countOf(changedAt),
  };
}

function readPart({ id, typed, isTakenAway, place }: Fields): RoomPart | null {
  if (typeof id !== 'string') return null;
  const isTaken = isTakenAway === true;
  const places = isTaken ? TAKEN_PLACES : ADDED_PLACES;
  return { id, typed: textOf(typed), isTakenAway: isTaken, place: places.find((known) => known === place) ?? places[0] };
}

function readFloor(fields: Fields): ProjectFloor | null {
  const product = readCartProduct(fields);
  const { hasPad, installMethod } = fields;
  return product === null
    ? null
    : {
        ...product,
        hasPad: typeof hasPad === 'boolean' ? hasPad : null,
        installMethod: (['click', 'glue', 'loose'] as const).find((known) => known === installMethod) ?? null,
      };
}

function readTerms({ isInstallationChosen, fulfilment, zip, promo }: Fields): ProjectTerms {
  const isPromo = isFields(promo) && typeof promo['code'] === 'string' && isCount(promo['percentHundredths']);
  return {
    isInstallationChosen: isInstallationChosen !== false,
    fulfilment: fulfilment === 'Delivery' ? 'Delivery' : 'Pickup',
    zip: textOf(zip),
    promo: isPromo ? { code: String(promo['code']), percentHundredths: Number(promo['percentHundredths']) } : null,
  };
}

function listOf<Value>(stored: unknown, read: (fields: Fields) => Value | null): readonly Value[] {
  return Array.isArray(stored)
    ? stored.flatMap((item: unknown) => (isFields(item) ? [read(item)] : [])).filter((item) => item !== null)
    : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function countOf(value: unknown): number {
  return isCount(value) ? value : 0;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
