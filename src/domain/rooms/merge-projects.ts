import { MAX_REMOVED_ROOMS, type Project } from './project';

interface Stamped {
  readonly id: number | string;
}

/**
 * The later version of each part wins. A removal applies only to the changes it had seen. Copies may come late, repeatedly and in any order
 * (decision 0046).
 */
export function mergeProjects(one: Project, two: Project): Project {
  const removedRooms = laterRemovals(one.removedRooms, two.removedRooms);
  const rooms = laterOfEach([...one.rooms, ...two.rooms], ({ changedAt }) => changedAt);
  return {
    ...laterOf(withoutLists(one), withoutLists(two), ({ changedAt }) => changedAt),
    removedThrough: laterRemoval(one.removedThrough, two.removedThrough),
    removedRooms,
    floors: laterOfEach([...one.floors, ...two.floors], ({ notedAt }) => notedAt).sort((a, b) => a.id - b.id),
    rooms: rooms
      .filter(({ id, changedAt }) => (removedRooms[id] ?? Number.NEGATIVE_INFINITY) < changedAt)
      .sort((a, b) => a.madeAt - b.madeAt || (a.id < b.id ? -1 : 1)),
  };
}

/** Floors are compared by `notedAt`. */
export function isSameProject(one: Project, two: Project): boolean {
  return contentOf(one) === contentOf(two);
}

function contentOf(project: Project): string {
  const { removedRooms, removedThrough, rooms, floors } = project;
  const floorMoments = floors.map(({ id, notedAt }) => `${id} ${notedAt}`).sort();
  return textOf([withoutLists(project), removedRooms, removedThrough, rooms.map(textOf).sort(), floorMoments]);
}

function withoutLists(project: Project): Project {
  return { ...project, rooms: [], floors: [], removedRooms: {}, removedThrough: null };
}

function laterOfEach<Item extends Stamped>(items: readonly Item[], stampOf: (item: Item) => number): Item[] {
  const later = new Map<Item['id'], Item>();
  for (const item of items) {
    const other = later.get(item.id);
    later.set(item.id, other === undefined ? item : laterOf(other, item, stampOf));
  }
  return [...later.values()];
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
