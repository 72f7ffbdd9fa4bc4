import { afterEach, expect, it, vi } from 'vitest';
import { notKept } from './not-kept';

afterEach(() => vi.unstubAllGlobals());

it('A browser that blocks site data keeps nothing, whatever the database says', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect([notKept(true), notKept(false)]).toEqual(['everything', 'everything']);
});

it('A browser without a database alone keeps no changes; any other keeps all', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect([notKept(true), notKept(false)]).toEqual([null, 'changes']);
});
