// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_SELECTION } from '../../domain/product-selection';
import { keptSelections } from '../../offline/kept-selections';
import { withCoverage, withWastage } from './selection';
import { useKeptSelection } from './use-kept-selection';

const SQFT_PER_BOX = 2_364;

afterEach(() => {
  cleanup();
  keptSelections.clear();
});

/** A floor's page that is opened anew: what was typed last time is read after the first draw. */
function openAgain() {
  keptSelections.keep(107, withCoverage({ ...EMPTY_SELECTION, wastagePercent: 5 }, 30_000, SQFT_PER_BOX));
  const { result } = renderHook(() => useKeptSelection(107, SQFT_PER_BOX));
  expect(result.current[0]).toEqual(EMPTY_SELECTION);
  return result;
}

test('A press on the wastage, before what was typed last time is read, keeps the area', async () => {
  const result = openAgain();
  act(() => result.current[1]((selection) => withWastage(selection, 10, SQFT_PER_BOX)));
  const wanted = { ...EMPTY_SELECTION, coverage: 30_000, wastagePercent: 10, boxes: 14 };
  await waitFor(() => expect(result.current[0]).toEqual(wanted));
  expect(keptSelections.of(107)).toEqual(wanted);
});

test('Of several changes before that, each is made to what was typed last time, the later on top of the earlier', async () => {
  const result = openAgain();
  act(() => result.current[1]((selection) => ({ ...selection, isInstallationChosen: true, isInstallationTouched: true })));
  act(() => result.current[1]((selection) => withCoverage(selection, 10_000, SQFT_PER_BOX)));
  const wanted = { coverage: 10_000, wastagePercent: 5, boxes: 5, isInstallationChosen: true, isInstallationTouched: true };
  await waitFor(() => expect(result.current[0]).toEqual(wanted));
  expect(keptSelections.of(107)).toEqual(wanted);
});

test('A floor’s page that is left follows what is typed no longer, however early it is left', async () => {
  const stop = vi.fn();
  const follow = vi.spyOn(keptSelections, 'subscribe').mockReturnValue(stop);
  const first = renderHook(() => useKeptSelection(107, SQFT_PER_BOX));
  first.unmount();
  const second = renderHook(() => useKeptSelection(107, SQFT_PER_BOX));
  await waitFor(() => expect(follow).toHaveBeenCalled());
  expect(follow).toHaveBeenCalledTimes(1);
  second.unmount();
  expect(stop).toHaveBeenCalledTimes(1);
  follow.mockRestore();
});
