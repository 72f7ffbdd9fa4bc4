import { describe, expect, test } from 'vitest';
import { articles } from '../../server/seed/articles';
import { guides } from '../../server/seed/guides';
import { products } from '../../server/seed/products';
import { inLanguage } from '../../server/languages/spoken-language';
import { findFloors, type Findings } from '../../src/domain/find/find-floors';
import { floorPhrases } from '../../src/domain/find/floor-phrases';
import { findPages } from '../../src/domain/find/find-topics';
import { NOTHING_ASKED } from '../../src/domain/find/find-state';
import { indexAtOnce } from '../../src/domain/find/search-index';
import { englishWord, inEnglish } from '../../src/domain/find/spanish-words';
import { canonical, plainWords } from '../../src/domain/find/trade-words';
import { understoodSentences } from '../../src/domain/find/understood';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import { plainFloor } from './plain-floor';
import { SAMPLE_FLOORS } from './sample-floors';
import { SPANISH_PAGE_QUERIES, SPANISH_QUERIES } from './spanish-queries';

const index = indexAtOnce(SAMPLE_FLOORS);
const find = (q: string): Findings => findFloors(SAMPLE_FLOORS, { ...NOTHING_ASKED, q }, index);
const idsOf = ({ count, nearest, floors }: Findings): readonly number[] => (count === 0 ? nearest : floors).map(({ floor }) => floor.id);

const text = { id: 0, picture: FALLBACK_PICTURE, media: [], date: '', thumbnail: FALLBACK_PICTURE };
const GUIDES = guides.map(({ slug, title, descriptionHtml }) => ({ ...text, slug, title, descriptionHtml }));
const ARTICLES = articles.map(({ slug, title, descriptionHtml }) => ({ ...text, slug, title, descriptionHtml }));

describe('What is typed in Spanish', () => {
  test('is a table of sixty at least', () => {
    expect(SPANISH_QUERIES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(SPANISH_QUERIES)('finds for “$typed” what “$english” finds, these first: $first', ({ typed, english, first }) => {
    const [asked, twin] = [find(typed), find(english)];
    expect([asked.count, idsOf(asked)]).toEqual([twin.count, idsOf(twin)]);
    expect(new Set(idsOf(asked).slice(0, first.length))).toEqual(new Set(first));
  });

  test.each(SPANISH_PAGE_QUERIES)('leads from %j to %s and shows no floors', (typed, first) => {
    const { understood, count, nearest } = find(typed);
    const [page] = understood === null ? [] : findPages({ ...understood, roomWords: [] }, GUIDES, ARTICLES);
    expect(page?.kind === 'page' ? page.path : page?.slug).toBe(first);
    expect([understood?.isNoFloor, count, nearest]).toEqual([true, 0, []]);
  });

  test.each([
    ['piso impermeable oak', 'Búsqueda: impermeable, roble. Impermeable: lo dice el fabricante de 48 pisos.'],
    ['roble o nogal', 'Búsqueda: roble o nogal.'],
    ['gris sin bisel', 'Búsqueda: gris, no bisel.'],
    ['roble barato hasta $3', 'Búsqueda: roble, hasta $3.00 / pie², primero los más baratos.'],
    ['piso', 'Búsqueda: todos los pisos.'],
    ['300 pies²', 'Búsqueda: 300 pies2: escríbala en la página de un piso para ver su precio.'],
    ['14 por 18 pies', 'Búsqueda: 14 por 18 pies: escríbala en la página de un piso para ver su precio.'],
    ['4,5 x 3 m', 'Búsqueda: 4.5 x 3 m: escríbala en la página de un piso para ver su precio.'],
  ])('%j is said to be understood so: %s', (typed, sentences) => {
    expect(inLanguage('es', () => understoodSentences(find(typed))).join(' ')).toBe(sentences);
  });

  test.each([
    ['roble cla', 'light oak'],
    ['piz', 'slate'],
    ['roble gr', 'gray oak'],
  ])('and not to its end yet, on a Spanish page, finds for %j also what “%s” finds', (typed, english) => {
    const shown = idsOf(inLanguage('es', () => find(typed)));
    expect(shown).toEqual(expect.arrayContaining([...idsOf(find(english))]));
  });

  test('is offered again as it was typed, with its accents, where a part of it is left out', () => {
    const labels = find('mármol por menos de 1 dólar').loosen.map(({ label, state }) => [label, state.q]);
    expect(labels).toEqual([['“menos de 1 dólar”', 'mármol por']]);
  });
});

describe('A floor with a Spanish title', () => {
  const floors = SAMPLE_FLOORS.slice(0, 3).map((floor, at) => ({
    ...floor,
    title: ['Lama ancha, roble costero', 'Loseta, mármol blanco', 'Nogal americano ahumado'][at] ?? '',
    descriptionHtml: '',
    facts: undefined,
  }));
  const spanish = indexAtOnce(floors as never);
  const found = (q: string) => findFloors(floors as never, { ...NOTHING_ASKED, q }, spanish).floors.map(({ floor }) => floor.title);

  test('is a tile when its look is named as a stone in Spanish, and a plank when it is a wood', () => {
    const wordsOf = (look: string) => floorPhrases(plainFloor(1, 'Floor', { look })).flatMap(({ words }) => words);
    expect(wordsOf('Mármol blanco')).toEqual(['marble', 'white', 'stone', 'tile']);
    expect(wordsOf('Roble')).toEqual(['oak', 'wood', 'plank']);
  });

  test.each([
    ['oak', ['Lama ancha, roble costero']],
    ['wide oak plank', ['Lama ancha, roble costero']],
    ['white marble', ['Loseta, mármol blanco']],
    ['lozeta', ['Loseta, mármol blanco']],
    ['hickory', ['Nogal americano ahumado']],
    ['nogal', []],
  ])('is found by %j', (typed, titles) => {
    expect(found(typed)).toEqual(titles);
  });
});

test('No word of the sample shop in English is read as Spanish', () => {
  const texts = [...products, ...guides, ...articles].flatMap((each) => [each.title, each.descriptionHtml]);
  const rows = products.flatMap(({ specifications }) =>
    specifications.flatMap((group) => group.rows.flatMap(({ title, value }) => [title, value])),
  );
  const words = new Set(plainWords([...texts, ...rows].join(' ')).match(/[a-z]{2,}/g));
  expect([...words].filter((word) => englishWord(word) !== null)).toEqual([]);
});

test('A word in any gender and number is one word', () => {
  for (const word of ['claro', 'clara', 'claros', 'claras']) expect(canonical(word)).toBe('light');
  for (const word of ['marron', 'marrones']) expect(canonical(word)).toBe('brown');
  expect(inEnglish(plainWords('devoluciones y lamas anchas'))).toBe('return y plank wide');
});
