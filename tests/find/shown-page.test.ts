import { expect, test } from 'vitest';
import { articles } from '../../server/seed/articles';
import { guides } from '../../server/seed/guides';
import { findFloors } from '../../src/domain/find/find-floors';
import { NOTHING_ASKED } from '../../src/domain/find/find-state';
import { findPages } from '../../src/domain/find/find-topics';
import { indexAtOnce } from '../../src/domain/find/search-index';
import { understoodSentences } from '../../src/domain/find/understood';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import { readSize, type SizeReading } from '../../src/domain/rooms/room-size';
import { shownSqft } from '../../src/domain/rooms/room-area';
import { readSqft, type Reading } from '../../src/domain/typed-area';
import { readBoxes } from '../../src/domain/typed-boxes';
import { NEED_QUERIES, PAGE_QUERIES } from './need-queries';
import { SPANISH_PAGE_QUERIES, SPANISH_QUERIES } from './spanish-queries';
import { SAMPLE_FLOORS } from './sample-floors';

const SIZES = [
  ...['250', '1,200', '12,5', '12 1/2', '14x18', `14'6" x 18'`, `10' - 6" x 12'`, '10-6 x 12-0', `14' W x 18' L`, '14 18', '14-6 x 18'],
  ...['14 / 18', '14 x 18 + 3 x 12', '14 x 18, 3 x 12', '20 m²', '4.2 x 3.6 m', '1300.2 sqft', '640', '14', 'abc'],
  ...[
    '14 por 18 pies',
    '4,5 x 3 m',
    '5½ x 8',
    '12 pies 6 pulgadas x 10',
    '12 pies y 6 pulg por 10 pies',
    '14 pies de ancho x 18 de largo',
    '300 pies cuadrados',
  ],
  ...['20 metros cuadrados', '20 mts2', '1,250 pies²', '450 centímetros x 3 metros'],
];
const COUNTS = ['3', '2.5', '2 1/2', '12,000', '0', 'three', 'a few'];

const index = indexAtOnce(SAMPLE_FLOORS);
const text = { id: 0, picture: FALLBACK_PICTURE, media: [], date: '', thumbnail: FALLBACK_PICTURE };
const GUIDES = guides.map(({ slug, title, descriptionHtml }) => ({ ...text, slug, title, descriptionHtml }));
const ARTICLES = articles.map(({ slug, title, descriptionHtml }) => ({ ...text, slug, title, descriptionHtml }));

function queryCells(q: string): readonly string[] {
  const { understood, evidence, floors, nearest, count } = findFloors(SAMPLE_FLOORS, { ...NOTHING_ASKED, q }, index);
  const roomWords = evidence.filter(({ said }) => said === 0).map(({ value }) => value);
  const [page] = understood === null ? [] : findPages({ ...understood, roomWords }, GUIDES, ARTICLES);
  const [first] = count === 0 ? nearest : floors;
  return [
    q,
    `${count} of ${SAMPLE_FLOORS.length}`,
    first?.floor.title ?? page?.title ?? '',
    understoodSentences({ understood, evidence }).join(' '),
  ];
}

const notes = (reading: Reading | SizeReading): string => ('words' in reading ? (reading.words ?? '') : '');
const sqft = (value: number): string => `${value.toLocaleString('en-US')} sqft`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

test('The page of what is read and found says what the code does', async () => {
  const page = `# What is read, and what is found

Made by the code: \`npx vitest run tests/find/shown-page.test.ts -u\` writes this page anew, and the tests fail while it is out of date.

## Areas and sizes

${table(
  ['typed', 'Coverage', 'its note', 'My rooms', 'its note'],
  SIZES.map((typed) => {
    const [area, size] = [readSqft(typed), readSize(typed)];
    return [
      `\`${typed}\``,
      area.kind === 'read' ? sqft(area.value) : area.kind,
      notes(area),
      size.kind === 'read' ? sqft(shownSqft(size.area) / 100) : size.kind,
      notes(size),
    ];
  }),
)}

## Boxes

${table(
  ['typed', 'Boxes', 'its note'],
  COUNTS.map((typed) => {
    const boxes = readBoxes(typed);
    return [`\`${typed}\``, boxes.kind === 'read' ? String(boxes.value) : boxes.kind, notes(boxes)];
  }),
)}

## Searches

What comes first in the sample shop: a floor, with none found the nearest one, or a page.

${table(
  ['typed', 'found', 'first', 'said under the search'],
  [...PAGE_QUERIES.map(([typed]) => typed), ...NEED_QUERIES.map(({ typed }) => typed)].map(queryCells),
)}

Spanish, and both languages at once, on an English page; a Spanish page finds the same.

${table(
  ['typed', 'found', 'first', 'said under the search'],
  [...SPANISH_PAGE_QUERIES.map(([typed]) => typed), ...SPANISH_QUERIES.map(({ typed }) => typed)].map(queryCells),
)}
`;
  await expect(page).toMatchFileSnapshot('../../docs/read-and-found.md');
});
