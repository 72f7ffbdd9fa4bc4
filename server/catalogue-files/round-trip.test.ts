import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder, type CatalogueProduct } from '../repositories/catalogue-products';
import { isText } from '../repositories/owner-texts';
import { keyOf } from '../repositories/translations';
import { isSheetError } from './cells';
import { checkRow } from './check-row';
import { emptyProduct, withDraft } from './compare-products';
import { COLUMNS, type ReadRows } from './file-row';
import { readCsv } from './read-csv';
import { readJson } from './read-file';
import { translationsOf } from './spanish-cells';
import { csvText, jsonText } from './write-file';

/** Both readers refuse what a spreadsheet writes for an error, so no product holds it. */
const line = (least = 0) =>
  fc
    .string({ unit: 'grapheme-ascii', minLength: least, maxLength: 30 })
    .map((text) => text.trim())
    .filter((text) => text.length >= least && !isSheetError(text));
const inList = (least = 0) => line(least).filter((text) => !text.includes('|'));
/** What a title of a specification and the name of a fact may be; a fact named __proto__ is left out when a file is read. */
const name = inList(1).filter((text) => text !== '__proto__' && !/ =(?: |$)|^\[|\]$/.test(text));
const hundredths = fc.option(fc.integer({ min: 1, max: 99_999 }));
const label = fc.option(line(1));

const product: fc.Arbitrary<CatalogueProduct> = fc.record({
  slug: fc.constant('oak'),
  title: line(1),
  category: line(1),
  priceCentsPerSqft: hundredths,
  mainPriceCentsPerSqft: hundredths,
  pricePerBoxCents: hundredths,
  sqftPerBoxHundredths: hundredths,
  saveLabel: label,
  descriptionHtml: fc.constantFrom('', '<p>Oak, "white"; &amp; more</p>', '<ul>\n<li>one</li>\n</ul>'),
  bestsellerRank: fc.option(fc.integer({ min: 1, max: 100 })),
  position: fc.integer({ min: 0, max: 10_000 }),
  isOnSale: fc.boolean(),
  boxesOnHand: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  backOn: fc.constantFrom(null, '2026-12-03', '2028-02-29'),
  pictures: fc.uniqueArray(fc.record({ name: fc.stringMatching(/^[a-z0-9-]{1,20}$/), alt: inList() }), {
    maxLength: 4,
    selector: (one) => one.name,
  }),
  floorPhoto: fc.option(fc.stringMatching(/^[a-z0-9-]{1,20}$/)),
  videoName: fc.option(fc.stringMatching(/^[a-z0-9-]{1,20}$/)),
  youtubeUrl: fc.constantFrom(null, 'https://youtu.be/aaaaaaaaaaa'),
  specifications: fc.array(fc.record({ title: name, rows: fc.array(fc.record({ title: name, value: line() }), { maxLength: 3 }) }), {
    maxLength: 3,
  }),
  facts: fc
    .dictionary(
      name,
      fc.oneof(
        fc.integer(),
        fc.constantFrom(1e21, 1e-7, -0.5),
        fc.constantFrom('', 'SPC', 'NaN', '-Infinity', '1e3', '007', 'a = b', '5.50'),
      ),
      { maxKeys: 4 },
    )
    .map(inOrder),
});

function productFrom({ rows, problems }: ReadRows): CatalogueProduct | readonly unknown[] {
  const [row] = rows;
  if (row === undefined || problems.length > 0) return problems;
  const { draft, problems: found } = checkRow(row);
  if (draft === null) return found;
  return {
    ...withDraft(emptyProduct(draft.slug), draft),
    category: draft.category ?? '',
    position: draft.position ?? -1,
    pictures: (draft.pictures ?? []).map(({ file, alt }) => ({ name: file.replace('media:', ''), alt: alt ?? '' })),
    floorPhoto: draft.floorPhoto?.replace('media:', '') ?? null,
  };
}

it('Whatever a product holds, a spreadsheet and a JSON file give it back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(product, async (given) => {
      expect(productFrom(await readCsv(csvText([given]).replace(/^\ufeff/, '')))).toEqual(given);
      expect(productFrom(readJson(jsonText([given])))).toEqual(given);
    }),
    { numRuns: 200 },
  );
});

it('A fact is a number in both files if it reads as one, and what a JSON file gave as text is not changed by an export', async () => {
  const facts = { plankWidthMm: '180', code: '0180', mark: 'NaN' };
  const fromJson = productFrom(
    readJson(JSON.stringify({ products: [{ slug: 'oak', title: 'Oak', category: 'SPC', position: 1, facts }] })),
  );
  expect(fromJson).toMatchObject({ facts: { plankWidthMm: 180, code: '0180', mark: 'NaN' } });
  if (!('slug' in fromJson)) throw new Error('refused');
  expect(productFrom(await readCsv(csvText([fromJson]).replace(/^\ufeff/, '')))).toEqual(fromJson);
});

it.each(['=HYPERLINK("http://evil.example")', '+1 305 555 0142', '-2+3', '@SUM(A1)', "'=1", "''+1", '=1,2'])(
  'The cell %j of an export is no formula, and comes back as it was',
  async (title) => {
    const [given] = fc.sample(product, 1);
    if (given === undefined) throw new Error('no sample');
    const text = csvText([{ ...given, title, saveLabel: title }]);
    const cells: readonly unknown[] = parse(text, { bom: true }).flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(String(cell)) && Number.isNaN(Number(cell)))).toEqual([]);
    expect(productFrom(await readCsv(text.replace(/^\ufeff/, '')))).toMatchObject({ title, saveLabel: title });
  },
);

it('Whatever stands in a row, it is either understood or complained of', () => {
  const cell = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<p alt="&#xD800;">', '<img alt="&#xD800;&#1;">', '9'.repeat(400)),
  );
  const cells = fc.record(Object.fromEntries(COLUMNS.map((column) => [column, cell])), { requiredKeys: [] });
  fc.assert(
    fc.property(cells, fc.boolean(), (given, hasSlug) => {
      const { draft, problems } = checkRow({ row: 2, cells: hasSlug ? { ...given, slug: 'oak' } : given });
      expect(draft === null).toBe(problems.length > 0);
      for (const { column, message } of problems) expect(`${column}: ${message}`).toMatch(/^[a-z_]+: (?!Invalid)[A-Z'].*[.…]$/s);
      // What the database would refuse to keep.
      expect(JSON.stringify(draft)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }),
    { numRuns: 300 },
  );
});

it('What a product says in Spanish comes back from a spreadsheet and a JSON file too, and what it does not say stays unsaid', async () => {
  const given: CatalogueProduct = {
    ...emptyProduct('oak'),
    title: 'Oak',
    category: 'SPC',
    saveLabel: 'Save $1',
    descriptionHtml: '<p>Calm</p>',
    pictures: [
      { name: 'a', alt: 'Planks' },
      { name: 'b', alt: 'A room' },
    ],
    specifications: [
      {
        title: 'Construction',
        rows: [
          { title: 'Core', value: 'SPC' },
          { title: 'Edge', value: 'Painted' },
        ],
      },
    ],
  };
  const said = [
    { english: 'Oak', isHtml: false, translated: 'Roble' },
    { english: '<p>Calm</p>', isHtml: true, translated: '<p>Tranquilo</p>' },
    { english: 'A room', isHtml: false, translated: 'Una sala' },
    { english: 'Construction', isHtml: false, translated: 'Construcción' },
    { english: 'Edge', isHtml: false, translated: 'Borde' },
  ];
  const found = new Map(said.map((each) => [keyOf(each), each.translated]));
  for (const read of [await readCsv(csvText([given], found).replace(/^\ufeff/, '')), readJson(jsonText([given], found))]) {
    const [row] = read.rows;
    const draft = row === undefined ? null : checkRow(row).draft;
    const problems: string[] = [];
    const back = draft === null ? [] : translationsOf(given, draft.spanish, (column) => void problems.push(column));
    expect([read.problems, problems]).toEqual([[], []]);
    expect(back.filter(({ english, translated }) => translated !== '' && isText(english))).toEqual(said);
    expect(back.filter(({ translated }) => translated === '').map(({ english }) => english)).toEqual([
      'Save $1',
      'Planks',
      'Core',
      'Painted',
    ]);
  }
});

it('Spanish specifications that have other rows than the English ones are complained of', () => {
  const { draft } = checkRow({
    row: 2,
    cells: { slug: 'oak', specifications_es: [{ title: 'Construcción', rows: [] }], save_label_es: 'Ahorre' },
  });
  const columns: string[] = [];
  const product = { ...emptyProduct('oak'), specifications: [{ title: 'Construction', rows: [{ title: 'Core', value: 'SPC' }] }] };
  if (draft !== null) translationsOf(product, draft.spanish, (column) => void columns.push(column));
  expect(columns).toEqual(['save_label_es', 'specifications_es']);
});
