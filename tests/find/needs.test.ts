import { describe, expect, test } from 'vitest';
import { articles } from '../../server/seed/articles';
import { guides } from '../../server/seed/guides';
import type { Article, Guide } from '../../src/domain/content';
import { findFloors, type Findings } from '../../src/domain/find/find-floors';
import { findPages } from '../../src/domain/find/find-topics';
import { NOTHING_ASKED } from '../../src/domain/find/find-state';
import { indexAtOnce } from '../../src/domain/find/search-index';
import { understoodSentences } from '../../src/domain/find/understood';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import { NEED_QUERIES, PAGE_QUERIES } from './need-queries';
import { SAMPLE_FLOORS, sampleSpecifications } from './sample-floors';

const index = indexAtOnce(SAMPLE_FLOORS);
const find = (q: string, by = index): Findings => findFloors(SAMPLE_FLOORS, { ...NOTHING_ASKED, q }, by);

const GUIDES: readonly Guide[] = guides.map(({ slug, title, descriptionHtml }, id) => ({
  ...{ id, slug, title, descriptionHtml, picture: FALLBACK_PICTURE, media: [] },
}));
const ARTICLES: readonly Article[] = articles.map(({ slug, title, descriptionHtml }, id) => ({
  ...{ id, slug, title, descriptionHtml, date: '', picture: FALLBACK_PICTURE, thumbnail: FALLBACK_PICTURE },
}));

function pagesFor(q: string, texts: readonly [readonly Guide[], readonly Article[]] = [GUIDES, ARTICLES]): readonly string[] {
  const { understood, evidence } = find(q);
  if (understood === null) return [];
  const { topics, words } = understood;
  const roomWords = evidence.filter(({ said }) => said === 0).map(({ value }) => value);
  const pages = findPages({ topics, words, roomWords }, ...texts);
  return pages.map((page) => (page.kind === 'page' ? page.path : page.slug));
}

describe('What shoppers type of their needs', () => {
  test('is a table of sixty at least', () => {
    expect(NEED_QUERIES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(NEED_QUERIES)('finds for “$typed” $count of 48, these first: $first', ({ typed, count, first }) => {
    for (const by of [index, indexAtOnce(SAMPLE_FLOORS, sampleSpecifications)]) {
      const findings = find(typed, by);
      const shown = (findings.count === 0 ? findings.nearest : findings.floors).map(({ floor }) => floor.id);
      expect(new Set(shown.slice(0, first.length)), typed).toEqual(new Set(first));
      // Saved details say more of a floor, and may find more.
      if (by === index) expect(findings.count, typed).toBe(count);
    }
  });
});

describe('A text that asks for no floor', () => {
  test.each(PAGE_QUERIES)('%j leads to %s and shows no floors', (typed, first) => {
    expect(pagesFor(typed)[0]).toBe(first);
    const { understood, count, nearest } = find(typed);
    expect([understood?.isNoFloor, count, nearest]).toEqual([true, 0, []]);
  });

  test('leads to pages of the shop also where no guide or article is on the device', () => {
    for (const [typed] of PAGE_QUERIES) expect(pagesFor(typed, [[], []]).length, typed).toBeGreaterThan(0);
  });

  test('shows the floors that it names too', () => {
    expect([find('samples of oak').count, find('stair nose for walnut').count]).toEqual([25, 4]);
    expect(pagesFor('stair nose for walnut')[0]).toBe('stairs-and-transitions');
  });

  test('and a room that no maker names leads to what guides say of it', () => {
    expect(pagesFor('garage')).toEqual(expect.arrayContaining(['floating-click-plank', '/contact-us']));
    expect(pagesFor('light oak kitchen')).toEqual([]);
  });
});

describe('The sentences under a search', () => {
  test.each([
    ['grey oak not brown under $3', ['Searched for: gray, oak, not brown, up to $3.00 / sqft.']],
    ['cheapest oak', ['Searched for: oak, cheapest first.']],
    ['hickry', ['Searched for: hickory.']],
    ['vinyl flooring', ['Searched for: every floor.']],
    ['walnut or hickory', ['Searched for: walnut or hickory.']],
    ['kitchen', ['Searched for: kitchen.', 'Kitchen: said by the makers of 7 floors, not said for 41 floors.']],
    ['garage', ['Searched for: garage.', 'Garage: no maker says so, not said for 48 floors.']],
    ['sunroom', ['Searched for: sunroom.', 'Sunroom: no maker says so, ruled out for 48 floors.']],
    ['waterproof', ['Searched for: waterproof.', 'Waterproof: said by the makers of 48 floors.']],
    [
      'quiet oak for zebras',
      [
        'Searched for: quiet (IIC 50 or more), oak.',
        'IIC 50 or more: said by the makers of 41 floors, not said for 7 floors.',
        'No floor has: zebra.',
      ],
    ],
    ['delivery', []],
    ['', []],
  ])('of %j are %j', (typed, sentences) => {
    expect(understoodSentences(find(typed))).toEqual(sentences);
  });
});

describe('Where the stated price is exceeded', () => {
  test('the nearest in price come first, and it is said that all are above it', () => {
    const { nearest, nearestAboveCents } = find('under $1.50');
    const prices = nearest.map(({ floor }) => floor.priceCentsPerSqft ?? 0);
    expect([prices.toSorted((a, b) => a - b), nearestAboveCents]).toEqual([prices, 150]);
    const chosen = findFloors(SAMPLE_FLOORS, { ...NOTHING_ASKED, price: { fromCents: null, toCents: 100 } }, index);
    expect([chosen.nearest[0]?.floor.priceCentsPerSqft, chosen.nearestAboveCents]).toEqual([199, 100]);
    expect(find('qwertz').nearestAboveCents).toBeNull();
  });

  test('floors that their maker rules out for the room are not offered as near', () => {
    const nearest = (q: string) => find(q).nearest.map(({ floor }) => floor.id);
    expect(nearest('oak for an unheated room')).toEqual([144, 147, 142, 148]);
    expect([nearest('patio'), nearest('garage'), nearest('oak patio')]).toEqual([[], [], []]);
  });
});
