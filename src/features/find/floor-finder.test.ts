import { afterEach, expect, test, vi } from 'vitest';
import { manySampleFloors } from '../../../tests/find/sample-floors';
import { NOTHING_ASKED } from '../../domain/find/find-state';
import { finderOf } from './floor-finder';

const FLOORS = manySampleFloors(1_000);

type IdleWork = (deadline: { readonly timeRemaining: () => number }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose idle periods fit a number of slices. The returned function runs at most `most` periods; it returns their number. */
function browserWithIdleTimesOf(slices: number): (most: number) => number {
  let waiting: IdleWork | undefined;
  const requestIdleCallback = (work: IdleWork): void => void (waiting = work);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  return (most) => {
    let times = 0;
    while (waiting !== undefined && times < most) {
      times += 1;
      let left = slices;
      const work = waiting;
      waiting = undefined;
      work({ timeRemaining: () => ((left -= 1) > 0 ? 50 : 0) });
    }
    return times;
  };
}

test('A long list has its index after few idle times, not after one for each slice', () => {
  const runIdleTimes = browserWithIdleTimesOf(20);
  const finder = finderOf([...FLOORS], () => undefined);
  const told = vi.fn<() => void>();
  finder.subscribe(told);
  expect(runIdleTimes(1_000)).toBeLessThan(15);
  expect(finder.isIndexed()).toBe(true);
  expect(told).toHaveBeenCalledOnce();
});

test('An idle time that is over ends the work; the list is searched plainly until it goes on', () => {
  const runIdleTimes = browserWithIdleTimesOf(1);
  const finder = finderOf([...FLOORS], () => undefined);
  const leave = finder.subscribe(() => undefined);
  runIdleTimes(3);
  expect(finder.isIndexed()).toBe(false);
  expect(finder.find({ ...NOTHING_ASKED, q: 'waterproof' }).count).toBeGreaterThan(0);
  leave();
  runIdleTimes(1_000);
  expect(finder.isIndexed()).toBe(false);
});

test('What was found by titles alone is looked for again once a long list has its index', () => {
  const runIdleTimes = browserWithIdleTimesOf(20);
  const finder = finderOf([...FLOORS], () => undefined);
  finder.subscribe(() => undefined);
  const misspelt = { ...NOTHING_ASKED, q: 'costal' };
  expect(finder.find(misspelt).count).toBe(0);
  runIdleTimes(1_000);
  expect(finder.find(misspelt).count).toBeGreaterThan(0);
});
