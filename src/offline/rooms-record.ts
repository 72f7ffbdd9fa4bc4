import { FLOOR_PATTERNS, INSTALL_METHODS } from '../domain/floor-facts';
import { isSameProject, mergeProjects } from '../domain/rooms/merge-projects';
import { FIRST_TERMS, isBegun, isThere, type Project, type ProjectFloor, type ProjectTerms } from '../domain/rooms/project';
import { ADDED_PLACES, ROOM_WASTE_PERCENTS, TAKEN_PLACES, type Room, type RoomPart, type RoomVersion } from '../domain/rooms/room';
import { wholeText } from '../domain/whole-text';
import { readCartProduct } from './cart-record';
import { createCollection, type Collection, type Device } from './kept/collection';
import { isCount, isFields, listOf, textOf as storedText, type Fields } from './storage/stored-fields';
import { NO_TRIES, readTries, triesOfNext, type Tries } from './sync/backoff';

export interface KeptProject {
  readonly project: Project;
  /** Null for the device's own project. */
  readonly accountId: string | null;
  /** The server's copy is known to differ. */
  readonly isUnsent: boolean;
  /** Null after the next change. */
  readonly refusal: string | null;
  readonly tries: Tries;
}

/** The device's own and each account's are separate. */
export function projectKey({ accountId, project: { id } }: Pick<KeptProject, 'accountId' | 'project'>): string {
  return accountId === null ? id : `${accountId} ${id}`;
}

/** Tells the account's keys from others. */
export function isOfAccount(accountId: string): (key: string) => boolean {
  return (key) => key.startsWith(`${accountId} `);
}

/** As somebody has changed it here. */
export function changedProject(accountId: string | null, project: Project): KeptProject {
  return { project, accountId, isUnsent: accountId !== null, refusal: null, tries: NO_TRIES };
}

/** What is on the device and what was changed here, room by room. */
export function mergeKept(onDevice: KeptProject, { project, accountId }: KeptProject): KeptProject {
  const together = mergeProjects(onDevice.project, project);
  if (accountId === null || isSameProject(together, onDevice.project)) return { ...onDevice, project: together };
  return { project: together, accountId, isUnsent: true, refusal: null, tries: triesOfNext(onDevice.tries) };
}

/** What is on the device and what the server has. */
export function settledProject(onDevice: KeptProject | undefined, accountId: string, ofServer: Project): KeptProject {
  if (onDevice === undefined) return { ...changedProject(accountId, ofServer), isUnsent: false };
  const project = mergeProjects(onDevice.project, ofServer);
  const refusal = isSameProject(project, onDevice.project) ? onDevice.refusal : null;
  return { ...onDevice, project, isUnsent: !isSameProject(project, ofServer), refusal };
}

/** Of all owners. */
export function roomsCollection(device: Device): Collection<KeptProject> {
  return createCollection<KeptProject>({
    ...device,
    kind: 'rooms',
    read: readKeptProject,
    stored: projectRecord,
    keyOf: projectKey,
    order: (a, b) => a.project.madeAt - b.project.madeAt,
    merge: mergeKept,
  });
}

/** Those that differ on the server. */
export function unsentOf(all: readonly KeptProject[], accountId: string): readonly KeptProject[] {
  return all.filter((kept) => kept.accountId === accountId && kept.isUnsent && isBegun(kept.project));
}

/** The visitor's projects, as they are new to an account. */
export function claimed(all: readonly KeptProject[], accountId: string): readonly KeptProject[] {
  const theirs = new Map(all.filter((kept) => kept.accountId === accountId).map((kept) => [kept.project.id, kept]));
  return all.flatMap(({ accountId: owner, project }) => {
    if (owner !== null || !isThere(project) || !isBegun(project)) return [];
    const known = theirs.get(project.id);
    const asTheirs = changedProject(accountId, project);
    if (known === undefined) return [asTheirs];
    return isSameProject(mergeProjects(known.project, project), known.project) ? [] : [mergeKept(known, asTheirs)];
  });
}

/** readKeptProject reads it back. */
function projectRecord({ project, ...rest }: KeptProject): object {
  return { v: 1, ...project, ...rest };
}

/** Null when it contains no project; malformed parts are left out. */
export function readKeptProject(stored: unknown): KeptProject | null {
  if (!isFields(stored) || stored['v'] !== 1) return null;
  const project = readProject(stored);
  if (project === null) return null;
  const { accountId, isUnsent, refusal, tries } = stored;
  return {
    project,
    accountId: typeof accountId === 'string' ? accountId : null,
    isUnsent: isUnsent === true,
    refusal: typeof refusal === 'string' ? refusal : null,
    tries: readTries(tries),
  };
}

function readProject(fields: Fields): Project | null {
  const { id, name, floorId, terms, madeAt, changedAt, removedRooms, removedSeen, removedThrough } = fields;
  if (typeof id !== 'string') return null;
  return {
    id,
    name: textOf(name),
    rooms: listOf(fields['rooms'], readRoom),
    removedRooms: isFields(removedRooms) ? countsOf(removedRooms) : {},
    ...(isFields(removedSeen) ? { removedSeen: seenOf(removedSeen) } : {}),
    floorId: isCount(floorId) ? floorId : null,
    floors: listOf(fields['floors'], readFloor),
    terms: isFields(terms) ? readTerms(terms) : FIRST_TERMS,
    removedThrough: isCount(removedThrough) ? removedThrough : null,
    madeAt: countOf(madeAt),
    changedAt: countOf(changedAt),
  };
}

/** Null when it is invalid. */
export function readRoom(fields: Fields): Room | null {
  const { id, madeAt, seen, other } = fields;
  if (typeof id !== 'string') return null;
  return {
    id,
    ...readVersion(fields),
    madeAt: countOf(madeAt),
    ...(isFields(seen) ? { seen: countsOf(seen) } : {}),
    ...(isFields(other) ? { other: readVersion(other) } : {}),
  };
}

function readVersion(fields: Fields): RoomVersion {
  const { name, pattern, wastePercent, floorId, doorways, stairSteps, note, changedAt } = fields;
  return {
    name: textOf(name),
    parts: listOf(fields['parts'], readPart),
    pattern: FLOOR_PATTERNS.find((known) => known === pattern) ?? 'straight',
    wastePercent: ROOM_WASTE_PERCENTS.find((known) => known === wastePercent) ?? null,
    floorId: isCount(floorId) ? floorId : null,
    doorways: countOf(doorways),
    stairSteps: countOf(stairSteps),
    note: textOf(note),
    changedAt: countOf(changedAt),
  };
}

function countsOf(fields: Fields): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, count]) => (isCount(count) ? [[name, count]] : [])));
}

function seenOf(fields: Fields): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(Object.entries(fields).flatMap(([id, seen]) => (isFields(seen) ? [[id, countsOf(seen)]] : [])));
}

function readPart({ id, typed, isTakenAway, place, distance }: Fields): RoomPart | null {
  if (typeof id !== 'string') return null;
  const isTaken = isTakenAway === true;
  const places = isTaken ? TAKEN_PLACES : ADDED_PLACES;
  const part = { id, typed: textOf(typed), isTakenAway: isTaken, place: places.find((known) => known === place) ?? places[0] };
  return typeof distance === 'string' ? { ...part, distance: textOf(distance) } : part;
}

function readFloor(fields: Fields): ProjectFloor | null {
  const product = readCartProduct(fields);
  const { hasPad, installMethod, notedAt } = fields;
  if (product === null) return null;
  return {
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

/** A pasted half of an emoji would keep the project from being sent. */
function textOf(value: unknown): string {
  return wholeText(storedText(value));
}

function countOf(value: unknown): number {
  return isCount(value) ? value : 0;
}
