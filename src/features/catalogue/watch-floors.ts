import { GROUP, NONE, type Groups, type Places, type Row } from './far-floors';

/** How far from the window floors are kept, in windows. */
const REACH = 1;

interface Watched {
  readonly list: HTMLUListElement;
  readonly groups: Groups;
  readonly floors: number;
  readonly noteRow: (row: Row) => void;
}

/** Looks whenever a group comes near the window or goes far from it; what it gives back stops that. */
export function watchFloors({ list, groups, floors, noteRow }: Watched, change: (next: (before: Groups) => Groups) => void): () => void {
  const look = () => {
    if (!list.isConnected) return;
    const row = rowOf(list, groups, floors);
    if (row !== null) noteRow(row);
    change((before) => lookAgain(before, list, floors));
  };
  const observer = new IntersectionObserver(look, { rootMargin: `${REACH * 100}% 0px` });
  for (const { items } of groupsIn(list, groups, floors)) for (const edge of new Set([items[0], items.at(-1)])) if (edge !== undefined) observer.observe(edge);
  window.addEventListener('resize', look);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', look);
  };
}

/** What stands for each group: its cards, or its place; nothing for what React is about to draw. */
function groupsIn(list: HTMLUListElement, { count, places }: Groups, floors: number): readonly { readonly group: number; readonly items: readonly Element[] }[] {
  const elements = [...list.children];
  return Array.from({ length: Math.min(count, Math.ceil(floors / GROUP)) }, (_, group) => ({ group, items: elements.splice(0, places.has(group) ? 1 : Math.min(GROUP, floors - group * GROUP)) }));
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
  const heightPx = (last.getBoundingClientRect().bottom - shiftOf(last) - (first.getBoundingClientRect().top - shiftOf(first)) - (rows - 1) * gapPx) / rows;
  return heightPx > 0 ? { heightPx, gapPx, columns, windowWidthPx: window.innerWidth } : null;
}

function isSame(one: Places, other: Places): boolean {
  return one.size === other.size && [...one.keys()].every((group) => other.has(group));
}
