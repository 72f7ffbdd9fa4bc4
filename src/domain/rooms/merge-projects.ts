import { MAX_REMOVED_ROOMS, MAX_REMOVED_SEEN, type Project } from './project';
import { MAX_SEEN, type Room, type RoomVersion } from './room';

interface Stamped {
  readonly id: number | string;
}

/**
 * Of a room that two devices changed without knowing of each other both versions are kept; of everything else the later one wins. A removal
 * applies only to the changes it had seen. Copies may come late, repeatedly and in any order (decision 0046).
 */
export function mergeProjects(one: Project, two: Project): Project {
  const removedRooms = laterRemovals(one.removedRooms, two.removedRooms);
  const removedSeen = seenByRemovals(one, two, removedRooms);
  const rooms = mergedEach([...one.rooms, ...two.rooms], mergeRooms);
  return {
    ...laterOf(withoutLists(one), withoutLists(two), ({ changedAt }) => changedAt),
    removedThrough: laterRemoval(one.removedThrough, two.removedThrough),
    removedRooms,
    ...(Object.keys(removedSeen).length === 0 ? {} : { removedSeen }),
    floors: mergedEach([...one.floors, ...two.floors], (a, b) => laterOf(a, b, ({ notedAt }) => notedAt)).sort((a, b) => a.id - b.id),
    rooms: rooms
      .filter((room) => !isRemoved(room, removedRooms[room.id], removedSeen[room.id]))
      .sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1)),
  };
}

/** Floors are compared by `notedAt`. */
export function isSameProject(one: Project, two: Project): boolean {
  return contentOf(one) === contentOf(two);
}

function contentOf(project: Project): string {
  const { removedRooms, removedSeen, removedThrough, rooms, floors } = project;
  const floorMoments = floors.map(({ id, notedAt }) => `${id} ${notedAt}`).sort();
  return textOf([withoutLists(project), removedRooms, removedSeen ?? {}, removedThrough, rooms.map(textOf).sort(), floorMoments]);
}

function withoutLists({ removedSeen: _removedSeen, ...project }: Project): Project {
  return { ...project, rooms: [], floors: [], removedRooms: {}, removedThrough: null };
}

function mergedEach<Item extends Stamped>(items: readonly Item[], merge: (one: Item, two: Item) => Item): Item[] {
  const merged = new Map<Item['id'], Item>();
  for (const item of items) {
    const other = merged.get(item.id);
    merged.set(item.id, other === undefined ? item : merge(other, item));
  }
  return [...merged.values()];
}

function mergeRooms(one: Room, two: Room): Room {
  const [isOneKnown, isTwoKnown] = [contains(two, one), contains(one, two)];
  if (isOneKnown !== isTwoKnown) return isOneKnown ? two : one;
  const shown = laterOf(one, two, ({ changedAt }) => changedAt);
  if (isOneKnown) return shown;
  const hidden = shown === one ? two : one;
  const others = [versionOf(hidden), ...[hidden.other, shown.other].filter((other) => other !== undefined)];
  const different = others.filter((other) => measureText(other) !== measureText(versionOf(shown)));
  const { other: _other, ...rest } = shown;
  const seen = latestSeen(one.seen ?? {}, two.seen ?? {});
  if (different.length === 0) return { ...rest, seen };
  return { ...rest, seen, other: different.reduce((a, b) => laterOf(a, b, ({ changedAt }) => changedAt)) };
}

/** Whether all changes of `other` are in `room`. */
function contains(room: Pick<Room, 'seen'>, other: Pick<Room, 'seen'>): boolean {
  return Object.entries(other.seen ?? {}).every(([device, at]) => (room.seen?.[device] ?? -1) >= at);
}

function latestSeen(one: Readonly<Record<string, number>>, two: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const latest: Record<string, number> = { ...one };
  for (const [device, at] of Object.entries(two)) latest[device] = Math.max(at, latest[device] ?? at);
  const latestFirst = Object.entries(latest).sort(([a, at], [b, otherAt]) => otherAt - at || (a < b ? -1 : 1));
  return Object.fromEntries(latestFirst.slice(0, MAX_SEEN));
}

function versionOf({ id: _id, madeAt: _madeAt, seen: _seen, other: _other, ...version }: Room): RoomVersion {
  return version;
}

function measureText(version: RoomVersion): string {
  return textOf({ ...version, changedAt: 0 });
}

/** The order of the arguments does not matter. */
function laterOf<Item extends object>(one: Item, two: Item, stampOf: (item: Item) => number): Item {
  const [first, second] = [stampOf(one), stampOf(two)];
  if (first !== second) return first > second ? one : two;
  return textOf(one) > textOf(two) ? one : two;
}

function laterRemovals(one: Project['removedRooms'], two: Project['removedRooms']): Project['removedRooms'] {
  const later: Record<string, number> = { ...one };
  for (const [id, at] of Object.entries(two)) later[id] = Math.max(at, later[id] ?? at);
  const latestFirst = Object.entries(later).sort(([id, at], [otherId, other]) => other - at || (id < otherId ? -1 : 1));
  return Object.fromEntries(latestFirst.slice(0, MAX_REMOVED_ROOMS));
}

type Seen = Readonly<Record<string, number>>;

/** The clock decides only where room or removal does not say which changes it contains. */
function isRemoved(room: Room, through: number | undefined, seen: Seen | undefined): boolean {
  if (through === undefined) return false;
  if (seen === undefined || room.seen === undefined) return through >= room.changedAt;
  return contains({ seen }, room);
}

/** Of removals that two devices made without knowing of each other: what either had seen. */
function seenByRemovals(one: Project, two: Project, removedRooms: Project['removedRooms']): Readonly<Record<string, Seen>> {
  const seenBy = (id: string): Seen | null => {
    const each = [one.removedSeen?.[id], two.removedSeen?.[id]].filter((seen) => seen !== undefined);
    return each.length === 0 ? null : each.reduce(latestSeen, {});
  };
  const known = Object.keys(removedRooms).flatMap((id) => {
    const seen = seenBy(id);
    return seen === null ? [] : [[id, seen] as const];
  });
  return Object.fromEntries(known.slice(0, MAX_REMOVED_SEEN));
}

function laterRemoval(one: number | null, two: number | null): number | null {
  return one === null ? two : Math.max(one, two ?? one);
}

/** Equal text for equal content, independent of the order of fields. */
function textOf(content: object): string {
  return JSON.stringify(content, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
