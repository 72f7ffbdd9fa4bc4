import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../server/languages/spoken-language';
import { boardSheet } from '../../src/domain/board-sheet';
import { formatCalendarDay } from '../../src/domain/calendar-day';
import { formatDay as publishedDay } from '../../src/domain/content';
import { dayNumberOf, dayText } from '../../src/domain/day-number';
import { facetOf } from '../../src/domain/find/facets';
import { priceLabel } from '../../src/domain/find/loosen';
import { NOTHING_ASKED } from '../../src/domain/find/find-state';
import { understoodSentences } from '../../src/domain/find/understood';
import { formatAge } from '../../src/domain/moment';
import { boxesText } from '../../src/domain/number-text';
import { cardFacts } from '../../src/domain/product-card-facts';
import { NO_FACTS } from '../../src/domain/read-floor-facts';
import { readSqft } from '../../src/domain/typed-area';
import { readBoxes } from '../../src/domain/typed-boxes';
import { rowWords } from '../../src/features/compare/row-words';
import { pillText } from '../../src/features/connection/pill-state';
import { finderOf } from '../../src/features/find/floor-finder';
import { countWords } from '../../src/features/find/list-floors';
import { SAMPLE_FLOORS } from './sample-floors';

const inSpanish = <T>(work: () => T): T => inLanguage('es', work);

describe('In Spanish', () => {
  it('a list says how many floors of how many it shows', () => {
    expect(
      inSpanish(() => [countWords(3, 48, false), countWords(48, 48, false), countWords(1, 1, false), countWords(3, 31, true)]),
    ).toEqual(['3 de 48 pisos', '48 pisos', '1 piso', '3 de 31 pisos guardados']);
  });

  it('a card names wood and stone in their gender, and leaves other names as the maker wrote them', () => {
    const shown = (tone: 'light' | 'dark' | null, look: string | null): string => inSpanish(() => cardFacts({ ...NO_FACTS, tone, look }));
    expect(shown('light', 'Oak')).toBe('Roble claro');
    expect(shown('dark', 'Slate')).toBe('Pizarra oscura');
    expect(shown('light', null)).toBe('Claro');
    expect(shown(null, 'White oak')).toBe('Roble blanco');
    expect(shown(null, 'Zebrano')).toBe('Zebrano');
  });

  it('days, ages and counts are told as one says them in South Florida', () => {
    inSpanish(() => {
      expect(dayText(dayNumberOf('2026-11-25'))).toBe('25 nov 2026');
      expect(publishedDay('2025-06-04')).toBe('4 jun 2025');
      expect(formatCalendarDay('2026-12-03')).toBe('jueves, 3 de diciembre de 2026');
      expect([formatAge(0), formatAge(60_000), formatAge(3 * 3_600_000)]).toEqual(['hace un momento', 'hace 1 minuto', 'hace 3 horas']);
      expect([boxesText(1), boxesText(1200)]).toEqual(['1 caja', '1,200 cajas']);
    });
    expect(formatCalendarDay('2026-12-03')).toBe('Thursday, December 3, 2026');
  });

  it('a typed area and a typed number are repeated, and their problems told', () => {
    inSpanish(() => {
      expect(readSqft('14 x 18 ft')).toMatchObject({ value: 252, words: '14 × 18 pies = 252 pies²' });
      expect(readSqft("14'6 x 18")).toMatchObject({ words: '14 pies 6 pulg × 18 pies = 261 pies²' });
      expect(readSqft('10 m²')).toMatchObject({ words: '10 m² = 107.64 pies²' });
      expect(readSqft('x')).toEqual({ kind: 'unread', words: 'Escriba un área, por ejemplo 250 o 14 x 18.' });
      expect(readBoxes('2.5')).toMatchObject({ value: 3, words: 'Solo números enteros: 3 cajas' });
    });
  });

  it('a facet, a price and a search say what they mean', () => {
    inSpanish(() => {
      expect([facetOf('room').labelOf('kitchen'), facetOf('look').labelOf('oak'), facetOf('sound').title]).toEqual([
        'Cocina',
        'Roble',
        'Sonido, para condominios',
      ]);
      expect(priceLabel({ ...NOTHING_ASKED, price: { fromCents: 200, toCents: 350 } })).toBe('$2.00 a $3.50 / pie²');
    });
  });

  it('a row of the shop or of the maker keeps its explanation under its Spanish title', () => {
    const wearLayer = inSpanish(() => rowWords('Capa de uso'));
    expect(wearLayer).toBe(inSpanish(() => facetOf('wear').explanation));
    expect(inSpanish(() => rowWords('Precio por pie²'))).toMatch(/^Lo que cuesta un pie cuadrado/);
    expect(inSpanish(() => rowWords('Otra cosa'))).toBeNull();
  });

  it('a board sheet finds its rows under Spanish titles and under English ones', () => {
    const details = (title: string) => ({ specifications: [{ title: '', rows: [{ title, value: '57' }] }] }) as never;
    const stated = (title: string) =>
      boardSheet(details(title))
        .flatMap(({ lines }) => lines)
        .find(({ value }) => value !== null)?.label;
    expect(inSpanish(() => [stated('Capa de uso'), stated('Wear layer')])).toEqual(['Capa de uso', 'Capa de uso']);
  });

  it('the pill says what waits', () => {
    expect(inSpanish(() => pillText({ kind: 'offline', waitingCount: 2, what: 'sample order' }))).toBe(
      'Sin conexión · 2 pedidos de muestras en espera',
    );
    expect(inSpanish(() => pillText({ kind: 'attention', refusedCount: 1, what: 'change' }))).toBe('1 cambio requiere atención');
  });
});

it('A list that the server keeps for all is told to each shopper in his language', () => {
  const finder = finderOf(SAMPLE_FLOORS, () => undefined);
  const asked = { ...NOTHING_ASKED, q: 'oak under $3' };
  const told = (): readonly string[] => [
    finder.find(NOTHING_ASKED).facets.find(({ facet }) => facet.id === 'tone')?.values[0]?.label ?? '',
    ...understoodSentences(finder.find(asked)),
  ];
  expect(told()).toEqual(['Light', 'Searched for: oak, up to $3.00 / sqft.']);
  expect(inSpanish(told)).toEqual(['Claro', 'Búsqueda: roble, hasta $3.00 / pie².']);
  expect(told()).toEqual(['Light', 'Searched for: oak, up to $3.00 / sqft.']);
});
