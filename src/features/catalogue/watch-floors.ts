import { GROUP, NONE, type Groups, type Places } from './far-floors';
import { FLOORS_WRITTEN } from './floors-shown';
import { findPlaceOnce } from './left-place';

/** How far from the window floors are kept, in windows. */
const REACH = 1;

interface Watched {
  readonly list: HTMLUListElement;
  readonly groups: Groups;
  readonly floors: number;
  /** Called at every look: where a row's height is known by then, what comes far below is a place. */
  readonly onLook: () => void;
}

interface Row {
  readonly heightPx: number;
  readonly gapPx: number;
  readonly columns: number;
  readonly windowWidthPx: number;
}

/** A row as a list last showed it: what comes below the window takes about as much. */
let lastRow: Row | null = null;

/** Looks whenever a group comes near the window or goes far from it; what it gives back stops that. */
export function watchFloors({ list, groups, floors, onLook }: Watched, change: (next: (before: Groups) => Groups) => void): () => void {
  const look = () => {
    if (!list.isConnected) return;
    lastRow = rowOf(list, groups, floors) ?? lastRow;
    onLook();
    findPlaceOnce();
    change((before) => lookAgain(before, list, floors));
  };
  const observer = new IntersectionObserver(look, { rootMargin: `${REACH * 100}% 0px` });
  for (const { items } of groupsIn(list, groups, floors))
    for (const edge of new Set([items[0], items.at(-1)])) if (edge !== undefined) observer.observe(edge);
  window.addEventListener('resize', look);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', look);
  };
}

/**
 * The first of the new groups is drawn at once where whoever asked for more reads on, and in a list that has just begun, but not where what
 * a document left out follows; the others when the window comes near.
 */
export function withMore({ count: known, places, windowWidthPx }: Groups, count: number, floors: number): Groups {
  const next = new Map(places);
  if (lastRow?.windowWidthPx === windowWidthPx) {
    const isFollowing = known * GROUP === FLOORS_WRITTEN;
    for (let group = isFollowing ? known : known + 1; group < count; group += 1) {
      const rows = Math.ceil(Math.min(GROUP, floors - group * GROUP) / lastRow.columns);
      next.set(group, rows * lastRow.heightPx + (rows - 1) * lastRow.gapPx);
    }
  }
  return { count, places: next, windowWidthPx };
}

/** What stands for each group: its cards, or its place; nothing for what React is about to draw. */
function groupsIn(
  list: HTMLUListElement,
  { count, places }: Groups,
  floors: number,
): readonly { readonly group: number; readonly items: readonly Element[] }[] {
  const elements = [...list.children];
  return Array.from({ length: Math.min(count, Math.ceil(floors / GROUP)) }, (_, group) => ({
    group,
    items: elements.splice(0, places.has(group) ? 1 : Math.min(GROUP, floors - group * GROUP)),
  }));
}

/** Called where the page has been laid out anyway. */
function lookAgain(before: Groups, list: HTMLUListElement, floors: number): Groups {
  const windowWidthPx = window.innerWidth;
  if (windowWidthPx !== before.windowWidthPx) return { ...before, places: NONE, windowWidthPx };
  const reachPx = REACH * window.innerHeight;
  const places = new Map<number, number>();
  for (const { group, items } of groupsIn(list, before, floors)) {
    const [first, last] = [items[0], items.at(-1)];
    if (first === undefined || last === undefined) return before;
    const [topPx, bottomPx] = [first.getBoundingClientRect().top, last.getBoundingClientRect().bottom];
    const isFar = bottomPx < -reachPx || topPx > window.innerHeight + reachPx;
    const hasFocus = items.some((item) => item.contains(document.activeElement));
    if (isFar && !hasFocus) places.set(group, before.places.get(group) ?? bottomPx - shiftOf(last) - (topPx - shiftOf(first)));
  }
  return isSame(places, before.places) ? before : { ...before, places };
}

/** How far a card that comes in stands below its place. */
function shiftOf(item: Element): number {
  return Number.parseFloat(getComputedStyle(item).translate.split(' ')[1] ?? '0');
}

/** A row as this list shows it; null where no group is whole. */
function rowOf(list: HTMLUListElement, groups: Groups, floors: number): Row | null {
  const items = groupsIn(list, groups, floors).find((group) => group.items.length === GROUP)?.items;
  const [first, last] = [items?.[0], items?.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const [columns, gapPx] = [gridTemplateColumns.split(' ').length, Number.parseFloat(rowGap)];
  const rows = GROUP / columns;
  const heightPx =
    (last.getBoundingClientRect().bottom - shiftOf(last) - (first.getBoundingClientRect().top - shiftOf(first)) - (rows - 1) * gapPx) /
    rows;
  return heightPx > 0 ? { heightPx, gapPx, columns, windowWidthPx: window.innerWidth } : null;
}

function isSame(one: Places, other: Places): boolean {
  return one.size === other.size && [...one.keys()].every((group) => other.has(group));
}
