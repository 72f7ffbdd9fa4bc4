import { describe, expect, it } from 'vitest';
import { progressText, shortageText, sizeText, statusText, wholeText } from './status-text';

describe('Keeping the catalogue is told in words', () => {
  it.each([
    [0, 'less than 1 kB'],
    [4_670, '5 kB'],
    [9_646_189, '9.6 MB'],
    [444_000_000, '444 MB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(sizeText(bytes)).toBe(words);
  });

  it('tells bytes only where the server told them', () => {
    expect(progressText({ items: 120, bytes: 4_200_000 }, { items: 1_214, bytes: 9_600_000 })).toBe('120 of 1,214 items, 4.2 MB of 9.6 MB');
    expect(progressText({ items: 1, bytes: 0 }, { items: 60, bytes: 0 })).toBe('1 of 60 items');
    expect(wholeText({ items: 1, bytes: 2_000 })).toBe('1 item, 2 kB');
  });

  it('warns of too little space, and of nothing when there is enough or nobody knows', () => {
    expect(shortageText(9_600_000, 2_000_000)).toMatch(/only 2\.0 MB left.*9\.6 MB are needed.*Free some space/);
    expect([shortageText(9_600_000, 20_000_000), shortageText(9_600_000, null)]).toEqual(['', '']);
  });

  it('says of a full device what was lost, if anything, and what to do', () => {
    const size = { items: 3, bytes: 1_000 };
    expect(statusText({ kind: 'paused', reason: 'full', done: size, planned: size, checkedAt: null })).toMatch(
      /Nothing was lost.*Free some space, then continue/,
    );
    expect(statusText({ kind: 'paused', reason: 'given-up', done: size, planned: size, checkedAt: null })).toMatch(
      /pictures made room.*texts and prices are still here.*Free some space, then continue/,
    );
  });
});
