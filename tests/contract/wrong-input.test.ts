import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../server/cli/commands';
import { buyCart, openShopTool, tableContents } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { sampleOrders } from '../../server/db/schema/samples';
import { openTestStore, type TestStore } from '../fixtures/test-store';

// What the owner types wrong is told with what to do instead, ends with 2 and changes nothing: one rule for every command.

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await buyCart(store, await shopperWithFloor(store));
  const { dataDir } = store.database;
  const samples = { floors: [], name: 'Ana Diaz', addressText: '', house: '', phone: '', email: 'ana@example.com' };
  await store.database.db.insert(sampleOrders).values([samples, { ...samples, state: 'shipped' }]);
  // Of an old Mac: nobody can tell.
  const oldMac = Buffer.from('<p>Caf\u008e oak</p>', 'latin1');
  await mkdir(join(dataDir, 'full'));
  await mkdir(join(dataDir, 'bad-json'));
  await mkdir(join(dataDir, 'bad-name'));
  await mkdir(join(dataDir, 'bad-text'));
  await mkdir(join(dataDir, 'bad-picture'));
  await mkdir(join(dataDir, 'half'));
  await mkdir(join(dataDir, 'pages', 'refunded.html'), { recursive: true });
  for (const [name, content] of [
    ['there.csv', 'slug\n'],
    ['there.html', 'mine'],
    ['there.backup', 'mine'],
    ['plain', 'no folder'],
    ['old-mac.html', oldMac],
    ['old-mac.csv', Buffer.concat([Buffer.from('slug,title\nx,'), oldMac])],
    ['old-mac.bands', Buffer.from('# caf\u008e\n0-10=150\n', 'latin1')],
    ['picture.csv', 'slug,title,category,pictures\nnew-floor,New,SPC,no.jpg\n'],
    ['full/banner.json', '[]'],
    ['titel.csv', 'slug,titel\nx,y\n'],
    ['bad-name/reviws.json', '[]'],
    ['half/guides', 'no folder'],
    ['large.html', Buffer.alloc(1024 * 1024 + 1, 'x')],
    ['large.png', Buffer.alloc(20 * 1024 * 1024 + 1)],
    ['bad-json/home.json', '{'],
    ['bad-text/guides.json', '[{"slug":"one","title":"One","pictures":[],"text":"one.html"}]'],
    ['bad-text/one.html', oldMac],
    ['bad-picture/reviews.json', '[{"name":"Ana","designation":"","html":"<p>Good</p>","picture":"ana.jpg"}]'],
    ['bad-picture/ana.jpg', 'no picture'],
  ] as const)
    await writeFile(join(dataDir, name), content);
});
afterAll(() => store.close());

const WRONG: Readonly<Record<string, readonly string[]>> = {
  check: ['check all', 'check --jason'],
  orders: [
    'orders --state lost',
    'orders --from 11.01.2026',
    'orders --to 2026-13-01',
    'orders --limit ten',
    'orders --csv there.csv',
    'orders --csv none/orders.csv',
    'orders --csv full',
    'orders --csv plain/orders.csv',
    'orders --csv new.csv --csv-lines none/lines.csv',
    'orders --csv new.csv --csv-lines full --overwrite',
    'orders --json --watch',
  ],
  order: [
    'order',
    'order seven',
    'order 99',
    'order 1 redy',
    'order 1 schedule 2026-12-03',
    'order 1 refund ten',
    'order 1 refund 10 %',
    'order 1 refund 99999',
    'order 1 ready --note',
    'order 1 undo',
    'order 1 ready --quickly',
    'order 1 --yes',
    'order 1 --note ring',
  ],
  messages: ['messages all', 'messages --jason', 'messages --json all'],
  samples: [
    'samples --state lost',
    'samples --limit ten',
    'samples --csv',
    'samples --csv there.csv',
    'samples --csv full',
    'samples --csv plain/samples.csv',
    'samples --csv new.csv --json',
  ],
  sample: [
    'sample',
    'sample seven',
    'sample 99',
    'sample 99 shipped',
    'sample 1 shiped',
    'sample 1 shipped now',
    'sample 1 shipped --by',
    'sample 2 shipped',
    'sample 2 cancelled',
  ],
  staff: ['staff all', 'staff --jason'],
  'staff add': ['staff add', 'staff add nobody@example.com', 'staff add nobody@ --name Nobody'],
  'staff end': ['staff end', 'staff end nobody@example.com'],
  'shopper show': ['shopper show', 'shopper show nobody@example.com'],
  'shopper export': ['shopper export', 'shopper export nobody@example.com'],
  'shopper erase': ['shopper erase', 'shopper erase nobody@example.com'],
  'shopper disable': ['shopper disable nobody@example.com'],
  'shopper enable': ['shopper enable nobody@example.com'],
  'shopper sign-out': ['shopper sign-out nobody@example.com'],
  mail: ['mail all', 'mail sent', 'mail --csv', 'mail preveiw'],
  'mail retry': ['mail retry 7'],
  'mail preview': [
    'mail preview reddy',
    'mail preview --html',
    'mail preview --html plain',
    'mail preview --html plain/pages',
    'mail preview --html pages',
  ],
  'mail test': ['mail test', 'mail test nobody'],
  'promo list': ['promo list all', 'promo list --jsno'],
  'promo add': [
    'promo add',
    'promo add FALL15 110 2026-10-01 2026-10-31',
    'promo add FALL15 15 2026-10-01 10.31.2026',
    'promo add FALL15 15 2026-10-31 2026-10-01',
    'promo add WELCOME10 15 2026-10-01 2026-10-31',
    'promo add FALL15 15 2026-10-01 2026-10-31 --limit 0',
    'promo add F 15 2026-10-01 2026-10-31',
  ],
  'promo end': ['promo end', 'promo end WELCOME1'],
  'promo revive': [
    'promo revive WELCOME10',
    'promo revive WELCOME1 2099-12-31',
    'promo revive WELCOME10 2020-12-31',
    'promo revive WELCOME10 soon',
  ],
  'promo remove': ['promo remove', 'promo remove WELCOME1'],
  bands: ['bands all', 'bands --json all', 'bands sett 0-10=150'],
  'bands set': [
    'bands set',
    'bands set 0-10',
    'bands set 0-10=150 20-30=199',
    'bands set 0-10=free',
    'bands set --file none.bands',
    'bands set --file full',
    'bands set --file old-mac.bands',
    'bands set --file',
  ],
  settings: ['settings all', 'settings --json all', 'settings taxPercent 7', 'settings sett taxPercent 7'],
  'settings get': ['settings get', 'settings get shopNmae', 'settings get taxes'],
  'settings set': [
    'settings set taxPercent',
    'settings set taxPercent lots',
    'settings set email nobody',
    'settings set taxes 7',
    'settings set meta words',
    'settings set privacyPolicyHtml --file none.html',
    'settings set privacyPolicyHtml --file old-mac.html',
    'settings set privacyPolicyHtml --file full',
    'settings set privacyPolicyHtml --file large.html',
    'settings set privacyPolicyHtml --file /dev/zero',
    'settings set orderPrefix OAK',
    'settings set accentColor red',
    'settings set accentColor #ffcc00',
    'settings set darkColor navy',
    'settings set darkColor #ffcc00',
    'settings set ordersBeyondStock maybe',
  ],
  'import-catalogue': [
    'import-catalogue',
    'import-catalogue none.csv',
    'import-catalogue there.txt',
    'import-catalogue full',
    'import-catalogue there.csv',
    'import-catalogue old-mac.csv',
    'import-catalogue picture.csv',
    'import-catalogue there.csv other.csv',
    'import-catalogue titel.csv',
  ],
  'export-catalogue': [
    'export-catalogue',
    'export-catalogue there.csv',
    'export-catalogue all.xlsx',
    'export-catalogue none/all.csv',
    'export-catalogue plain/all.csv',
  ],
  stock: [
    'stock all',
    'stock --jason',
    'stock 107 lots',
    'stock 107 -1',
    'stock 107 1.5',
    'stock 107 2000000',
    'stock 107 5 6',
    'stock 107 5 back',
    'stock 107 5 back soon',
    'stock 107 5 back 12.03.2099',
    'stock 107 5 back 2020-12-03',
    'stock family-20-coastal-mapel 5',
    'stock coastal',
    'stock carpet',
  ],
  'import-content': [
    'import-content',
    'import-content none',
    'import-content plain',
    'import-content bad-json',
    'import-content bad-text',
    'import-content bad-picture',
    'import-content bad-name',
  ],
  'export-content': [
    'export-content',
    'export-content full',
    'export-content plain',
    'export-content plain/content',
    'export-content half --overwrite',
  ],
  icons: [
    'icons',
    'icons none.png',
    'icons full',
    'icons /dev/zero',
    'icons large.png',
    'icons plain',
    'icons there.csv',
    'icons one.png two.png',
    'icons remvoe',
  ],
  logo: [
    'logo',
    'logo none.png',
    'logo full',
    'logo /dev/zero',
    'logo large.png',
    'logo there.csv',
    'logo one.png two.png',
    'logo remvoe',
    'logo --on-paper there.csv',
    'logo remove there.csv',
  ],
  tags: [
    'tags',
    'tags there.html',
    'tags all.pdf',
    'tags all.html --size wall',
    'tags all.html --kind carpet',
    'tags none/all.html',
    'tags plain/all.html',
    'tags all.html --kind',
  ],
  backup: ['backup', 'backup there.backup', 'backup none/shop.backup', 'backup plain/shop.backup', 'backup one two'],
  restore: ['restore', 'restore none.backup', 'restore full', 'restore there.backup', 'restore plain/shop.backup'],
};

describe('A wrong word, number, day, state, file, encoding or picture', () => {
  test.each(COMMANDS.map(({ name }) => name))('of %s is told with what to do instead, ends with 2 and changes nothing', async (name) => {
    const { db, dataDir } = store.database;
    const [before, files] = [await tableContents(db), await readdir(dataDir, { recursive: true })];
    const lines = WRONG[name] ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const { exitCode, text } = await openShopTool(store, ...line.split(' '));
      expect({ line, exitCode, text }).toEqual({ line, exitCode: 2, text: expect.stringMatching(/^[^\n]*[.?:)]\n/) });
      expect(text).not.toMatch(/undefined|NaN|\bError\b/);
    }
    expect(await tableContents(db)).toEqual(before);
    expect((await readdir(dataDir, { recursive: true })).toSorted()).toEqual(files.toSorted());
  });
});

test.each(COMMANDS.filter(({ parameters }) => parameters.includes('--json')).map(({ name }) => name))(
  '%s lists as JSON for scripts, with names and an array or an object',
  async (name) => {
    const { exitCode, text } = await openShopTool(store, ...name.split(' '), '--json');
    expect(exitCode).toBe(name === 'check' ? 1 : 0);
    expect(Object.values(JSON.parse(text) as object).filter((value) => typeof value === 'object')).not.toEqual([]);
  },
);

test('Each command that lists something has --json', () => {
  const without = COMMANDS.filter(
    ({ parameters, name }) =>
      !parameters.includes('--json') && /^(orders|samples|messages|mail|settings|bands|promo list|stock|check)$/.test(name),
  );
  expect(without).toEqual([]);
});

test.each([
  ['mail preveiw', "Did you mean 'mail preview'?"],
  ['bands sett 0-10=150', "Did you mean 'bands set'?"],
  ['order 1 --note ring', "--note belongs to a step, such as 'order 1 ready'."],
  ['icons remvoe', "Did you mean 'icons remove'?"],
  ['logo remvoe', "Did you mean 'logo remove'?"],
  ['import-catalogue titel.csv', "Row 1, titel: There is no column 'titel'. Did you mean 'title'?"],
  ['import-content bad-name', 'reviws.json: is no file of content. Did you mean reviews.json?'],
])("'%s' is told what is nearest", async (line, words) => {
  expect((await openShopTool(store, ...line.split(' '))).text).toContain(words);
});
