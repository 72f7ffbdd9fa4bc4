import { roomSizeTexts } from './room-size.texts';
import { cutText } from '../text';
import { FIRST_TERMS, lastChange, MAX_PARTS, MAX_ROOMS, type Project, type ProjectFloor, type ProjectTerms } from './project';
import type { Room, RoomPart } from './room';

/** `at` is later than any earlier change. */
export interface EditTools {
  readonly at: number;
  readonly newId: () => string;
  /** A text that is this device's own. Without it the clock alone says what is later. */
  readonly device?: string;
}

type Moment = Pick<EditTools, 'at' | 'device'>;

/** In characters. */
export const LONGEST_NAME = 60;
export const LONGEST_NOTE = 300;
export const LONGEST_SIZE = 120;

/** It has one empty room. */
export function newProject(name: string, tools: EditTools): Project {
  const { at, newId } = tools;
  const project: Project = {
    id: newId(),
    name,
    rooms: [],
    removedRooms: {},
    floorId: null,
    floors: [],
    terms: FIRST_TERMS,
    removedThrough: null,
    madeAt: at,
    changedAt: at,
  };
  return withNewRoom(project, tools);
}

/** Returns the same project when it has MAX_ROOMS. */
export function withNewRoom(project: Project, { newId, ...now }: EditTools): Project {
  if (project.rooms.length >= MAX_ROOMS) return project;
  const last = project.rooms.at(-1);
  const room: Room = {
    id: newId(),
    name: freeName(roomSizeTexts.room, project.rooms),
    parts: [{ id: newId(), typed: '', isTakenAway: false, place: 'right' }],
    pattern: last?.pattern ?? 'straight',
    wastePercent: last?.wastePercent ?? null,
    floorId: null,
    doorways: 0,
    stairSteps: 0,
    note: '',
    madeAt: now.at,
    changedAt: now.at,
  };
  return { ...project, rooms: [...project.rooms, changed(room, now)] };
}

/** Changes one room. */
export function withRoom(project: Project, roomId: string, change: (room: Room) => Room, now: Moment): Project {
  return { ...project, rooms: project.rooms.map((room) => (room.id === roomId ? changed(change(room), now) : room)) };
}

/** Ends the choice between the room and what another device made of it. */
export function withVersion(project: Project, roomId: string, chosen: 'shown' | 'other', now: Moment): Project {
  const choose = ({ other, ...shown }: Room): Room => (chosen === 'other' && other !== undefined ? { ...shown, ...other } : shown);
  return withRoom(project, roomId, choose, now);
}

function changed(room: Room, { at, device }: Moment): Room {
  return { ...room, changedAt: at, ...(device === undefined ? {} : { seen: { ...room.seen, [device]: at } }) };
}

/** Returns the same project when it has MAX_ROOMS. */
export function withCopiedRoom(project: Project, roomId: string, { newId, ...now }: EditTools): Project {
  const room = project.rooms.find(({ id }) => id === roomId);
  if (room === undefined || project.rooms.length >= MAX_ROOMS) return project;
  const parts = room.parts.map((part) => ({ ...part, id: newId() }));
  const copy = { ...copied(room), id: newId(), name: copyName(room.name), parts, madeAt: now.at };
  return { ...project, rooms: [...project.rooms, changed(copy, now)] };
}

/** Undone by `withRoomBack`. */
export function withoutRoom(project: Project, roomId: string): Project {
  const room = project.rooms.find(({ id }) => id === roomId);
  if (room === undefined) return project;
  const removedRooms = { ...project.removedRooms, [roomId]: room.changedAt };
  const rooms = project.rooms.filter(({ id }) => id !== roomId);
  if (room.seen === undefined) return { ...project, rooms, removedRooms };
  return { ...project, rooms, removedRooms, removedSeen: { ...project.removedSeen, [roomId]: room.seen } };
}

/** Restores a removed room at its old place. */
export function withRoomBack(project: Project, room: Room, now: Moment): Project {
  const rooms = [...project.rooms.filter(({ id }) => id !== room.id), changed(room, now)];
  return { ...project, rooms: rooms.sort((a, b) => a.madeAt - b.madeAt) };
}

/** Copies a whole project. */
export function copiedProject(project: Project, { newId, ...now }: EditTools): Project {
  const { at } = now;
  const { removedSeen: _removedSeen, ...rest } = project;
  const rooms = project.rooms.map((room) => changed({ ...copied(room), id: newId() }, now));
  return {
    ...rest,
    id: newId(),
    name: copyName(project.name),
    rooms,
    removedRooms: {},
    removedThrough: null,
    madeAt: at,
    changedAt: at,
  };
}

/** Undone by `projectBack`. */
export function removedProject(project: Project): Project {
  return { ...project, removedThrough: lastChange(project) };
}

/** It counts as changed after its removal. */
export function projectBack(project: Project, { at }: Pick<EditTools, 'at'>): Project {
  return { ...project, changedAt: at };
}

/** Rooms with their own floor keep it. */
export function withFloor(project: Project, floor: ProjectFloor | null, { at }: Pick<EditTools, 'at'>): Project {
  return { ...withKnownFloor(project, floor, { at }), floorId: floor?.id ?? null, changedAt: at };
}

/** Saves the floor's figures, so that the project can be shown without the catalogue. */
export function withKnownFloor(project: Project, floor: ProjectFloor | null, { at }: Pick<EditTools, 'at'>): Project {
  if (floor === null) return project;
  const known = project.floors.find(({ id }) => id === floor.id);
  if (known !== undefined && isSameFloor(known, floor)) return project;
  return { ...project, floors: [...project.floors.filter(({ id }) => id !== floor.id), { ...floor, notedAt: at }] };
}

/** Changes the choices that determine the price. */
export function withTerms(project: Project, terms: Partial<ProjectTerms>, { at }: Pick<EditTools, 'at'>): Project {
  return { ...project, terms: { ...project.terms, ...terms }, changedAt: at };
}

/** Returns the same room when it has MAX_PARTS. */
export function withPart(room: Room, isTakenAway: boolean, newId: () => string): Room {
  if (room.parts.length >= MAX_PARTS) return room;
  const part: RoomPart = { id: newId(), typed: '', isTakenAway, place: isTakenAway ? 'top-right' : 'right' };
  return { ...room, parts: [...room.parts, part] };
}

/** A name that is not taken, such as 'Room 3'. */
export function freeName(word: string, taken: readonly { readonly name: string }[]): string {
  const names = new Set(taken.map(({ name }) => name));
  for (let number = taken.length + 1; ; number += 1) {
    const name = `${word} ${number}`;
    if (!names.has(name)) return name;
  }
}

function isSameFloor(one: ProjectFloor, two: ProjectFloor): boolean {
  return JSON.stringify({ ...one, notedAt: 0 }) === JSON.stringify({ ...two, notedAt: 0 });
}

/** A new room: no other device has a version of it. */
function copied({ seen: _seen, other: _other, ...room }: Room): Room {
  return room;
}

function copyName(name: string): string {
  const suffix = roomSizeTexts.copySuffix;
  return `${cutText(name, LONGEST_NAME - suffix.length)}${suffix}`;
}
