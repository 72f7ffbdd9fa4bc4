import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type RefObject } from 'react';
import { appIsRunning } from '../../ui/app-running';
import { useIsRunning } from '../../ui/use-is-running';

/** Floors that come and go together: whole rows in one to four columns. */
export const GROUP = 12;
/** How far from the window floors are kept, in windows. */
const REACH = 1;
const ENTRIES_REMEMBERED = 20;

/** Of each group that is far from the window the height of its place, in pixels: it holds no cards. */
type Places = ReadonlyMap<number, number>;

interface Groups {
  readonly count: number;
  readonly places: Places;
  readonly windowWidthPx: number;
}

interface Row {
  readonly heightPx: number;
  readonly gapPx: number;
  readonly columns: number;
  readonly windowWidthPx: number;
}

const NONE: Places = new Map();

/** By entry of the history: Back finds every floor where it was. */
const remembered = new Map<string, Groups>();
/** A row as a list last showed it: what comes below the window takes about as much. */
let lastRow: Row | null = null;

/**
 * Keeps what a long list holds in step with the window instead of with its length: groups of floors far from it give way to a
 * place of their height, and come back before the window reaches them. What has the focus stays.
 */
export function useFarFloors(list: RefObject<HTMLUListElement | null>, floors: number): Places {
  const router = useRouter();
  const isRunning = useIsRunning();
  const [entry] = useState(() => router.state.location.state.__TSR_key ?? '');
  const count = Math.ceil(floors / GROUP);
  const [groups, setGroups] = useState((): Groups => firstGroups(isRunning ? remembered.get(entry) : undefined, count));
  if (count > groups.count) setGroups(withMore(groups, count, floors));

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    let isGone = false;
    const look = () => {
      if (isGone || list.current === null) return;
      setGroups((before) => (list.current === null ? before : lookAgain(before, list.current, floors)));
    };
    const observer = new IntersectionObserver(look, { rootMargin: `${REACH * 100}% 0px` });
    // Not while a page is taken over: React would have to take over all of the list at once.
    void appIsRunning.then(() => {
      if (isGone || list.current === null) return;
      for (const { items } of groupsIn(list.current, groups, floors)) for (const edge of new Set([items[0], items.at(-1)])) if (edge !== undefined) observer.observe(edge);
    });
    window.addEventListener('resize', look);
    return () => {
      isGone = true;
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [list, floors, groups]);

  useEffect(() => remember(entry, groups), [entry, groups]);
  return groups.places;
}

function firstGroups(before: Groups | undefined, count: number): Groups {
  const windowWidthPx = typeof window === 'undefined' ? 0 : window.innerWidth;
  return before?.windowWidthPx === windowWidthPx ? before : { count, places: NONE, windowWidthPx };
}

/** The first of the new groups is drawn at once, since whoever asked for more reads on there; the others when the window comes near. */
function withMore({ count: known, places, windowWidthPx }: Groups, count: number, floors: number): Groups {
  const next = new Map(places);
  if (lastRow?.windowWidthPx === windowWidthPx) {
    for (let group = known + 1; group < count; group += 1) {
      const rows = Math.ceil(Math.min(GROUP, floors - group * GROUP) / lastRow.columns);
      next.set(group, rows * lastRow.heightPx + (rows - 1) * lastRow.gapPx);
    }
  }
  return { count, places: next, windowWidthPx };
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
    if (items.length === GROUP) noteRow(list, bottomPx - shiftOf(last) - (topPx - shiftOf(first)));
  }
  return isSame(places, before.places) ? before : { ...before, places };
}

/** How far a card that comes in stands below its place. */
function shiftOf(item: Element): number {
  return Number.parseFloat(getComputedStyle(item).translate.split(' ')[1] ?? '0');
}

function noteRow(list: HTMLUListElement, groupHeightPx: number): void {
  const windowWidthPx = window.innerWidth;
  if (lastRow?.windowWidthPx === windowWidthPx || groupHeightPx <= 0) return;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const [columns, gapPx] = [gridTemplateColumns.split(' ').length, Number.parseFloat(rowGap)];
  if (Number.isNaN(gapPx)) return;
  const rows = GROUP / columns;
  lastRow = { heightPx: (groupHeightPx - (rows - 1) * gapPx) / rows, gapPx, columns, windowWidthPx };
}

function isSame(one: Places, other: Places): boolean {
  return one.size === other.size && [...one.keys()].every((group) => other.has(group));
}

function remember(entry: string, groups: Groups): void {
  remembered.delete(entry);
  remembered.set(entry, groups);
  const [oldest] = remembered.keys();
  if (remembered.size > ENTRIES_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
