import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { writeImport } from '../../server/catalogue-files/write-import';
import type { ToolReply } from '../../server/cli/tool-socket';
import { readCatalogueVersion } from '../../server/repositories/catalogue';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let visitor: ContractClient;
let dir: string;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
  dir = store.database.dataDir;
});
afterAll(() => store.close());

const tool = (...args: string[]): Promise<ToolReply> => ownerTool({ db: store.database.db, dataDir: dir }, ...args);

/** Writes a file of the owner's and imports it. */
async function importFile(name: string, content: string, ...options: string[]): Promise<ToolReply> {
  await writeFile(join(dir, name), content);
  return tool('import-catalogue', name, ...options);
}

/** The list as a shopper sees it once the store looks at the catalogue version again. */
async function listed() {
  store.advance(2_000);
  return visitor.data(getProducts, 'ALL');
}

async function pageOf(slug: string) {
  store.advance(2_000);
  return visitor.data(getProductDetails, slug);
}

const CATEGORY = 'Loose-Lay Vinyl';

describe('A catalogue file', () => {
  it.each(['csv', 'json'])('written as %s and read again changes nothing', async (ending) => {
    expect((await tool('export-catalogue', `all.${ending}`)).text).toContain('48 products written');
    const { exitCode, text } = await tool('import-catalogue', `all.${ending}`);
    expect(text).toContain('0 products added\n0 products changed\n48 products unchanged');
    expect(exitCode).toBe(0);
    expect(await tool('export-catalogue', `all.${ending}`)).toMatchObject({ exitCode: 2, text: expect.stringContaining('--overwrite') });
  });

  it('adds a floor with all that its page shows', async () => {
    const { text } = await importFile(
      'new.json',
      JSON.stringify({
        products: [
          {
            slug: 'harbor-oak',
            title: 'Harbor Oak',
            category: CATEGORY,
            price_per_sqft: 3.19,
            was_price_per_sqft: '3.49',
            price_per_box: 75.41,
            sqft_per_box: 23.64,
            save_label: 'Save $0.30',
            description_html: '<p>A quiet oak.</p>',
            youtube_url: 'https://youtu.be/aaaaaaaaaaa',
            pictures: [{ file: 'media:p107-plank' }],
            specifications: [{ title: 'Overview', rows: [{ title: 'Look', value: 'Oak = light' }] }],
          },
        ],
      }),
    );
    expect(text).toContain('1 product added\n  harbor-oak');
    const { product, media, specifications } = await pageOf('harbor-oak');
    expect(product).toMatchObject({
      title: 'Harbor Oak',
      priceCentsPerSqft: 319,
      mainPriceCentsPerSqft: 349,
      pricePerBoxCents: 7541,
      sqftPerBox: 2364,
      saveLabel: 'Save $0.30',
    });
    expect(product.picture.src).toBe('/media/p107-plank-1280.webp');
    expect(media.map(({ type }) => type)).toEqual(['image', 'youtube']);
    expect(specifications).toMatchObject([{ title: 'Overview', rows: [{ title: 'Look', value: 'Oak = light' }] }]);
  });

  it('changes only the columns it has, and shoppers see the new price', async () => {
    const { product: before, media } = await pageOf('everyday-12-sandy-oak');
    const { text } = await importFile('prices.csv', '\ufeffslug;price_per_sqft;price_per_box\r\neveryday-12-sandy-oak;2.59;61.23\r\n');
    expect(text).toContain('1 product changed\n  everyday-12-sandy-oak: price_per_sqft, price_per_box');
    const after = await pageOf('everyday-12-sandy-oak');
    expect(after.product).toEqual({ ...before, priceCentsPerSqft: 259, pricePerBoxCents: 6123 });
    expect(after.media).toEqual(media);
    expect((await listed()).find(({ id }) => id === before.id)).toMatchObject({ priceCentsPerSqft: 259 });
  });

  it('tried with --dry-run gives the same report and changes nothing', async () => {
    const file = 'slug,title,category,price_per_sqft\ndry-oak,Dry Oak,loose-lay vinyl,2.99\neveryday-12-pale-ash,Pale,,2.19\n'.replace(
      'Pale,,',
      'Pale Ash,Click Vinyl Plank (SPC),',
    );
    const version = await readCatalogueVersion(store.database.db);
    const dry = await importFile('dry.csv', file, '--dry-run');
    expect(dry.exitCode).toBe(0);
    expect(await readCatalogueVersion(store.database.db)).toBe(version);
    expect((await listed()).map(({ slug }) => slug)).not.toContain('dry-oak');
    const real = await importFile('dry.csv', file);
    expect(real.text).toBe(dry.text.replace('Dry run: nothing was changed. Run the command without --dry-run to import.', 'Imported.'));
    expect((await listed()).map(({ slug }) => slug)).toContain('dry-oak');
  });

  it('with mistakes is refused whole, row by row, each with what to do', async () => {
    const version = await readCatalogueVersion(store.database.db);
    const { exitCode, text } = await importFile(
      'wrong.csv',
      [
        'slug,title,category,price_per_sqft,was_price_per_sqft,on_sale,pictures,specifications',
        `right-oak,Right Oak,${CATEGORY},3.19,,yes,,`,
        `Wrong Oak,Wrong Oak,${CATEGORY},3.19,,yes,,`,
        `dear-oak,Dear Oak,${CATEGORY},"3,19",,yes,,`,
        `cheap-oak,Cheap Oak,${CATEGORY},3.19,2.99,perhaps,,`,
        'lost-oak,Lost Oak,Carpets,3.19,,yes,,',
        `right-oak,Twice Oak,${CATEGORY},3.19,,yes,,`,
        `bare-oak,,${CATEGORY},3.19,3.19,yes,media:none,`,
        `odd-oak,Odd Oak,${CATEGORY},3.19,,yes,,Look is oak`,
        `low-oak,Low Oak,${CATEGORY},3.19,3.19,yes,media:none | ../secret.jpg,`,
      ].join('\n'),
    );
    expect(exitCode).toBe(2);
    for (const line of [
      "Row 3, slug: A slug is the end of the page's address",
      "Row 4, price_per_sqft: '3,19' is not understood. Write a figure such as 3.19",
      "Row 5, on_sale: Write yes or no instead of 'perhaps'.",
      "Row 6, category: There is no category 'Carpets'. Use one of 'Click Vinyl Plank (SPC)'",
      "Row 7, slug: Row 2 has the slug 'right-oak' too.",
      'Row 8, title: It is empty. Fill it in.',
      "Row 9, specifications: The line 'Look is oak' is neither a [Group] nor a 'Title = value'.",
      'Row 10, was_price_per_sqft: The former price must be above price_per_sqft (3.19).',
      "Row 10, pictures: The store holds no picture 'none'.",
      "Row 10, pictures: '../secret.jpg' lies outside the folder of the catalogue file.",
      '10 problems. Nothing was changed.',
    ])
      expect(text).toContain(line);
    expect(await readCatalogueVersion(store.database.db)).toBe(version);
    expect((await listed()).map(({ slug }) => slug)).not.toContain('right-oak');
  });

  it('with one mistake in many rows says it once, with the rows', async () => {
    const rows = Array.from({ length: 15 }, (_, index) => `oak-${index},Oak ${index},${CATEGORY},call`);
    const { text } = await importFile('same.csv', ['slug,title,category,price_per_sqft', ...rows].join('\n'));
    expect(text).toContain("Rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 5 more, price_per_sqft: 'call' is not understood.");
    expect(text).toContain('15 problems. Nothing was changed.');
    expect(text.match(/is not understood/g)).toHaveLength(1);
  });

  it('reads figures as spreadsheets write them', async () => {
    const row = `sheet-oak,Sheet Oak,${CATEGORY},3.190,"$1,275.41",23.640,12.0`;
    const head = 'slug,title,category,price_per_sqft,price_per_box,sqft_per_box,boxes_on_hand';
    expect(await importFile('sheet.csv', `${head}\n${row}`)).toMatchObject({ exitCode: 0 });
    const floor = (await listed()).find(({ slug }) => slug === 'sheet-oak');
    expect(floor).toMatchObject({ priceCentsPerSqft: 319, pricePerBoxCents: 127_541, sqftPerBox: 2_364 });
    const { text } = await importFile('sheet.csv', `${head}\n${row.replace('3.190', '3.195').replace('12.0', '12.5')}`);
    expect(text).toContain('Round it, such as 3.19.');
    expect(text).toContain("'12.5' is not understood. Write a whole number");
  });

  it.each([
    ['a wrong heading', 'wrong.csv', 'slug,prise\na,1\n', "Row 1, prise: There is no column 'prise'. Known are: slug, title"],
    ['an open quote', 'wrong.csv', 'slug,title\na,"Oak\nb,Ash\n', 'A double quote is opened here, or below, and never closed.'],
    ['too many cells', 'wrong.csv', 'slug,title\na,Oak, light\n', 'Row 2: The row has 3 cells under 2 headings.'],
    ['no products', 'wrong.csv', 'slug,title\n', 'There is no product in the file.'],
    ['broken JSON', 'wrong.json', '{"products": [', 'This is not JSON:'],
    ['a list without its name', 'wrong.json', '[]', 'The file must hold {"products"'],
    ['a misspelt field', 'wrong.json', '{"products": [{"slug": "a", "titel": "A"}]}', "Row 1, titel: There is no column 'titel'."],
    [
      'facts that are no facts',
      'wrong.json',
      '{"products": [{"slug": "everyday-12-pale-ash", "facts": [1]}]}',
      'Row 1, facts: Facts are pairs of a name and a number or a text.',
    ],
    ['another kind of file', 'wrong.xlsx', '', 'The name of the file must end in .csv, .tsv, .txt or .json.'],
  ])('with %s is refused in words', async (_what, name, content, words) => {
    expect(await importFile(name, content)).toMatchObject({ exitCode: 2, text: expect.stringContaining(words) });
  });

  it('with rows that no filter can read is imported, and the report says which and how to write them', async () => {
    const rows = ['[Details]', 'Wear layer = heavy', 'Core = SPC', 'Thickness = 8 mm', 'IIC = Depends on assembly', 'Attached pad = maybe'];
    const { exitCode, text } = await importFile(
      'odd-rows.csv',
      `slug,specifications\neveryday-12-pale-ash,"${rows.join('\n')}"`,
      '--dry-run',
    );
    expect(exitCode).toBe(0);
    expect(text).toContain("Row 2, specifications: 'Wear layer = heavy' fits no filter");
    expect(text).toContain("Write it as in 'Wear layer = 20 mil'.");
    expect(text).toContain("'Attached pad = maybe' fits no filter");
    expect(text.match(/fits no filter/g)).toHaveLength(2);
  });

  it('of Excel for Windows is read in its own encoding', async () => {
    await writeFile(join(dir, 'windows.csv'), Buffer.from('slug;title\r\neveryday-12-pale-ash;Caf\u00e9\u0097Ash\r\n', 'latin1'));
    expect((await tool('import-catalogue', 'windows.csv')).exitCode).toBe(0);
    expect((await pageOf('everyday-12-pale-ash')).product.title).toBe('Café—Ash');
    await importFile('windows.tsv', '\ufeffslug\ttitle\neveryday-12-pale-ash\tPale Ash');
  });

  it.each([
    ['#REF!', "Row 2, title: The spreadsheet wrote its error '#REF!' here."],
    ['#N/A', "its error '#N/A'"],
    ['Err:502', "its error 'Err:502'"],
    ['########', "its error '########'"],
    ['Caf\u00c3\u00a9', "'Ã©' was 'é' before it was read in another encoding. Correct it"],
    ['Caf\ufffd', 'A character in it was lost'],
  ])('with %s instead of a title says where and what to do', async (title, words) => {
    const { exitCode, text } = await importFile('damaged.csv', `slug,title\neveryday-12-pale-ash,${title}\n`);
    expect(exitCode).not.toBe(0);
    expect(text).toContain(words);
  });

  it('cannot bring a script into a page', async () => {
    const html = '<p onclick=steal()>Oak<script>steal()</script> <a href="javascript:steal()">here</a></p>';
    await importFile(
      'html.json',
      JSON.stringify({ products: [{ slug: 'html-oak', title: 'Html Oak', category: CATEGORY, description_html: html }] }),
    );
    expect((await pageOf('html-oak')).product.descriptionHtml).toBe('<p>Oak <a>here</a></p>');
  });

  it('opens a new category only when it is told to', async () => {
    const file = 'slug,title,category\ncork-one,Cork One,Cork\ncork-two,Cork Two,CORK\n';
    expect(await importFile('cork.csv', file)).toMatchObject({ exitCode: 2, text: expect.stringContaining('--new-categories') });
    expect((await importFile('cork.csv', file, '--new-categories')).text).toContain('New categories: Cork\n');
    const corks = (await listed()).filter(({ slug }) => slug.startsWith('cork-'));
    expect(new Set(corks.map(({ categoryId }) => categoryId)).size).toBe(1);
    expect(corks).toHaveLength(2);
  });

  it('takes floors off sale only when it is told to; a cart goes without them until they come back', async () => {
    const shopper = await newShopper(store);
    await shopper.data(writeCartLine, { lineId: null, productId: 107, boxes: 2, pricePerBoxCents: 7541, isInstallationChosen: false });
    await tool('export-catalogue', 'before.csv');
    const file = 'slug\neveryday-12-pale-ash\n';
    expect((await importFile('few.csv', file)).text).toContain('left as they are (--retire-missing would take them off sale)');
    expect((await listed()).length).toBeGreaterThan(48);
    expect((await importFile('few.csv', file, '--retire-missing')).text).toContain('on sale, but not in the file: taken off sale');
    expect((await listed()).map(({ slug }) => slug)).toEqual(['everyday-12-pale-ash']);
    expect(await shopper.data(getCart, undefined)).toEqual([]);
    expect((await tool('import-catalogue', 'before.csv')).text).toContain('on_sale');
    expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 2, product: { id: 107 } }]);
  });

  it('leaves nothing behind when writing breaks off half way, or when the catalogue has changed since it was checked', async () => {
    const { db } = store.database;
    const version = await readCatalogueVersion(db);
    const before = await listed();
    const [model] = before;
    const floor = (slug: string) => ({
      id: null,
      columns: [],
      product: {
        slug,
        title: slug,
        category: CATEGORY,
        priceCentsPerSqft: null,
        mainPriceCentsPerSqft: null,
        pricePerBoxCents: null,
        sqftPerBoxHundredths: null,
        saveLabel: null,
        descriptionHtml: '',
        bestsellerRank: null,
        position: 0,
        isOnSale: true,
        boxesOnHand: null,
        backOn: null,
        pictures: [],
        floorPhoto: null,
        videoName: null,
        youtubeUrl: null,
        specifications: [],
        facts: {},
      },
    });
    const plan = {
      added: Array.from({ length: 500 }, (_, index) => floor(`half-${index}`)),
      changed: [],
      unchangedCount: 0,
      missing: [],
      withdrawnCount: 0,
      newCategories: ['Half'],
      filePictures: [],
      newAlts: [],
      translations: [],
      stock: [],
      problems: [],
      remarks: [],
    };
    const work = { plan, made: new Map(), retiresMissing: false, categoryIds: new Map([[CATEGORY, model?.categoryId ?? 0]]), version };
    const breakingOff = writeImport(db, work, (count) => {
      if (count > 300) throw new Error('The disk is gone');
    });
    await expect(breakingOff).rejects.toThrow('The disk is gone');
    expect(await writeImport(db, { ...work, version: version - 1 }, () => undefined)).toBe(false);
    expect(await readCatalogueVersion(db)).toBe(version);
    expect(await listed()).toEqual(before);
  });
});
