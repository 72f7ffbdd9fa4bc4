import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolReply } from '../../server/cli/tool-socket';
import { products } from '../../server/db/schema/catalogue';
import { readProducts } from '../../server/repositories/catalogue';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const tags = (...args: string[]): Promise<ToolReply> => ownerTool(store.database, 'tags', ...args);
const written = (name: string): Promise<string> => readFile(join(store.database.dataDir, name), 'utf8');
const tagsIn = (page: string): number => page.split('<article').length - 1;

describe('Shelf tags', () => {
  it('are printed for every floor, with its name, prices, facts, code and date', async () => {
    const all = await readProducts(store.database.db, null);
    const { exitCode, text } = await tags('all.html');
    expect(exitCode).toBe(0);
    expect(text).toContain(`${all.length} tags written to`);
    const page = await written('all.html');
    expect(tagsIn(page)).toBe(all.length);
    const maple = page.split('<article').find((tag) => tag.includes('No. 107')) ?? '';
    for (const said of ['Coastal Maple', 'Family 20', '$75.41 a box · 23.64 sqft', '20 mil wear layer', 'Prices of '])
      expect(maple).toContain(said);
    expect(maple).toMatch(/\$\d\.\d\d<\/b> <span>per sqft/);
    for (const said of ['por pie²', '$75.41 la caja · 23.64 pies²']) expect(maple).toContain(`<span lang="es">${said}</span>`);
    expect(maple).toMatch(/<svg class="code"[^>]+><path d="M4 4h7/);
    expect(page).not.toContain('<script');
  });

  it('come in four sizes, each with marks to cut at', async () => {
    const count = tagsIn(await written('all.html'));
    for (const [size, perPage] of [
      ['shelf', 16],
      ['card', 8],
      ['rack', 3],
      ['sign', 1],
    ] as const) {
      expect((await tags(`${size}.html`, '--size', size)).exitCode).toBe(0);
      const page = await written(`${size}.html`);
      expect(page.split('<section').length - 1).toBe(Math.ceil(count / perPage));
      expect(page.split('class="cuts"').length - 1).toBe(Math.ceil(count / perPage));
    }
  });

  it('are of one type of floor when it is named', async () => {
    expect((await tags('herringbone.html', '--kind', 'herringbone')).exitCode).toBe(0);
    expect((await tags('spc.html', '--kind', 'SPC')).exitCode).toBe(0);
    const all = tagsIn(await written('all.html'));
    for (const name of ['herringbone.html', 'spc.html']) {
      expect(tagsIn(await written(name))).toBeGreaterThan(0);
      expect(tagsIn(await written(name))).toBeLessThan(all);
    }
  });

  it.each([
    [[], "Name the file to write, such as 'tags tags.html'."],
    [['a.html', 'b.html'], 'Name one file, and put a name with blanks into quotes.'],
    [['tags.pdf'], 'The name of the file must end in .html.'],
    [['new.html', '--kind', 'carpet'], "There is no type of floor 'carpet'; there are 'Click Vinyl Plank (SPC)'"],
    [['new.html', '--kind', 'vinyl'], "'vinyl' could be 'Click Vinyl Plank (SPC)'"],
    [['new.html', '--kind'], 'Name a type of floor after --kind, such as --kind SPC.'],
    [['new.html', '--size', 'crad'], "There is no size 'crad'; did you mean 'card'?"],
    [['new.html', '--size', 'poster'], "There is no size 'poster'; there are shelf, card, rack, sign."],
    [['new.html', '--size'], 'Name a size after --size: shelf'],
    [['new.html', '--sizes', 'card'], "'tags' has no option --sizes. Did you mean --size?"],
  ])('a wrong call %j is answered with one sentence, and nothing is written', async (args, sentence) => {
    const { exitCode, text } = await tags(...args);
    expect(exitCode).toBe(2);
    expect(text).toContain(sentence);
    await expect(written('new.html')).rejects.toThrow('ENOENT');
  });

  it('never replace a file that is there, unless they may', async () => {
    await writeFile(join(store.database.dataDir, 'mine.html'), 'mine');
    const { exitCode, text } = await tags('mine.html');
    expect(exitCode).toBe(2);
    expect(text).toMatch(/mine\.html exists; name another file, or add --overwrite\.\n$/);
    expect(await written('mine.html')).toBe('mine');
    expect((await tags('mine.html', '--overwrite')).exitCode).toBe(0);
    expect(await written('mine.html')).toContain('<article');
  });

  it('say that a folder is missing', async () => {
    expect(await tags('nowhere/tags.html')).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('there is no such file or folder'),
    });
  });

  it('never run the markup of a name, and leave out a floor without a price by its name', async () => {
    const { db } = store.database;
    await db.update(products).set({ title: '<img src=x onerror=alert(1)> - "Oak" & <b>', slug: 'a"b<c' }).where(eq(products.id, 107));
    await db.update(products).set({ pricePerBoxCents: null, title: 'Unpriced \u001b[31mOak' }).where(eq(products.id, 106));
    const { text } = await tags('odd.html');
    expect(text).toContain('Without a price, so without a tag: Unpriced [31mOak.');
    const page = await written('odd.html');
    expect(page).not.toContain('<img');
    expect(page).toContain('&quot;Oak&quot; &amp; &lt;b&gt;');
  });
});
