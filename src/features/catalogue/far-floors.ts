import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type RefObject } from 'react';
import { useIsRunning } from '../../ui/use-is-running';
import type { withMore } from './watch-floors';

/** Floors that come and go together: whole rows in one to four columns. */
export const GROUP = 12;
const ENTRIES_REMEMBERED = 20;

/** Of each group that is far from the window the height of its place, in pixels: it holds no cards. */
export type Places = ReadonlyMap<number, number>;

export interface Groups {
  readonly count: number;
  readonly places: Places;
  readonly windowWidthPx: number;
}

export const NONE: Places = new Map();

const watching = () =>
  import('./watch-floors').then(({ watchFloors, withMore: withPlaces }) => {
    lengthen = withPlaces;
    return watchFloors;
  });

let tell: () => void = () => undefined;

/** Resolves when a list keeps only what is near the window, or cannot: what is far below costs no more than a place then. */
export const gridIsWatched = new Promise<void>((resolve) => {
  tell = resolve;
});

/** By entry of the history: Back finds every floor where it was. */
const remembered = new Map<string, Groups>();
/** How a list becomes longer; as long as the code is not here, all of it is drawn. */
let lengthen: typeof withMore = (before, count) => ({ ...before, count });

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
  if (count > groups.count) setGroups(lengthen(groups, count, floors));

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return tell();
    let isGone = false;
    let stop = (): void => undefined;
    // Not while a page is taken over: React would have to take over all of the list at once. Without the code all floors stay.
    void watching().then((watchFloors) => {
      if (!isGone && list.current !== null) stop = watchFloors({ list: list.current, groups, floors, onLook: tell }, setGroups);
    }, tell);
    return () => {
      isGone = true;
      stop();
    };
  }, [list, floors, groups]);

  useEffect(() => remember(entry, groups), [entry, groups]);
  return groups.places;
}

function firstGroups(before: Groups | undefined, count: number): Groups {
  const windowWidthPx = typeof window === 'undefined' ? 0 : window.innerWidth;
  return before?.windowWidthPx === windowWidthPx ? before : { count, places: NONE, windowWidthPx };
}

function remember(entry: string, groups: Groups): void {
  remembered.delete(entry);
  remembered.set(entry, groups);
  const [oldest] = remembered.keys();
  if (remembered.size > ENTRIES_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
