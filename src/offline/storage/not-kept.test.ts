import { afterEach, expect, it, vi } from 'vitest';
import { notKept } from './not-kept';

const KEPT = { isDurable: true, isFull: false };
const IN_MEMORY = { isDurable: false, isFull: false };

afterEach(() => vi.unstubAllGlobals());

it('A browser that blocks site data keeps nothing, whatever the database says', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect([notKept(KEPT), notKept(IN_MEMORY)]).toEqual(['everything', 'everything']);
});

it('A browser without a database alone keeps no changes; any other keeps all', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect([notKept(KEPT), notKept(IN_MEMORY)]).toEqual([null, 'changes']);
  expect(notKept({ ...IN_MEMORY, isFull: true })).toBe('full');
});
