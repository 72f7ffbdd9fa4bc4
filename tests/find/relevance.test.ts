import { expect, test } from 'vitest';
import { findFloors } from '../../src/domain/find/find-floors';
import { NOTHING_ASKED } from '../../src/domain/find/find-state';
import { indexAtOnce } from '../../src/domain/find/search-index';
import type { SearchIndex } from '../../src/domain/find/search-matches';
import { RELEVANCE_QUERIES, type RelevanceQuery } from './relevance-queries';
import { SAMPLE_FLOORS, sampleSpecifications } from './sample-floors';

/** The queries whose floors do not stand first. */
function wrongResults(index: SearchIndex | null): readonly string[] {
  return RELEVANCE_QUERIES.flatMap(({ typed, first }: RelevanceQuery) => {
    const found = findFloors(SAMPLE_FLOORS, { ...NOTHING_ASKED, q: typed }, index).floors.map(({ floor }) => floor.id);
    const top = found.slice(0, first.length);
    return first.every((id) => top.includes(id)) ? [] : [`${typed}: expected ${first.join(' ')}, found ${found.slice(0, 30).join(' ')}`];
  });
}

test('at least 57 of 60 typed queries have the floors first that must come first', () => {
  expect(RELEVANCE_QUERIES).toHaveLength(60);
  const wrong = wrongResults(indexAtOnce(SAMPLE_FLOORS));
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
});

test('with the details of every floor saved, the words of their rows push nothing aside', () => {
  const wrong = wrongResults(indexAtOnce(SAMPLE_FLOORS, sampleSpecifications));
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3);
});

test('control: without the index, the same queries find their floors far less often', () => {
  expect(wrongResults(null).length).toBeGreaterThan(3);
});
