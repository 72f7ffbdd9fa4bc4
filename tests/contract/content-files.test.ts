import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { serveCrawlers } from '../../server/site/crawlers';
import { pageTable } from '../../server/site/page-table';
import { sitePages } from '../../src/app/entry-server';
import { getAboutUs, getHomeScreen, getInstallation, getNewsletter } from '../../src/contract/content';
import { contentBackupPath, deleteOldContentBackups, readLastBackup } from '../../server/backup/kept-backups';
import { keptSince } from '../../server/repositories/retention';
import { runCommand } from '../../server/cli/run-command';
import type { ToolReply } from '../../server/cli/tool-socket';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool, tableContents } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let visitor: ContractClient;
let folder: string;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
  serveCrawlers(store.app, { pages: pageTable(sitePages()), ...store.services, db: store.database.db });
});
afterAll(() => store.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** The catalogue version is looked up once a second. */
const VERSION_CHECK_MS = 1_001;
const tool = (...args: string[]): Promise<ToolReply> => ownerTool(store.database, ...args);
const bring = (...args: string[]): Promise<ToolReply> => tool('import-content', folder, ...args);
const write = (file: string, value: unknown) => writeFile(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value));
const entries = z.array(z.record(z.string(), z.unknown()));
const read = async (file: string) => entries.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
const seen = async () => {
  store.advance(VERSION_CHECK_MS);
  return {
    home: await visitor.data(getHomeScreen, undefined),
    articles: await visitor.data(getNewsletter, undefined),
    guides: await visitor.data(getInstallation, undefined),
    about: await visitor.data(getAboutUs, undefined),
  };
};

const ABOUT = {
  bannerTitle: 'Oak & Co',
  bannerSubTitle: '',
  title: 'Who we are',
  subTitle: '',
  picture: 'media:hero-1',
  text: 'about.html',
};
const ARTICLE = { slug: 'we-opened', title: 'We opened', date: '2026-11-01', picture: null, text: 'opened.html' };

describe('Content', () => {
  test('that is exported and imported again is unchanged, entry by entry', async () => {
    const before = await seen();
    expect(await tool('export-content', folder)).toMatchObject({ exitCode: 0 });
    const { exitCode, text } = await bring();
    expect(exitCode).toBe(0);
    expect(text).toContain('articles what-mil-means: unchanged');
    expect(text).not.toMatch(/: (changed|added|removed|moved)/);
    expect(await seen()).toEqual(before);
  });

  test('is changed, added, moved and removed by files, after a backup; a dry run says so and changes nothing', async () => {
    await tool('export-content', folder);
    const [first, second, ...others] = await read('guides.json');
    await write('guides.json', [{ ...second, title: 'Care, and repair' }, first, ...others.slice(1)]);
    await write('articles.json', [ARTICLE]);
    await write('opened.html', '<p>Come in.</p><script>steal()</script>');
    const before = await seen();
    const dry = await bring('--dry-run');
    expect(dry.exitCode).toBe(0);
    expect(dry.text).toContain('Dry run: nothing was changed.');
    expect(await seen()).toEqual(before);

    const { exitCode, text } = await bring();
    expect(exitCode).toBe(0);
    for (const line of [
      `guides ${String(second?.['slug'])}: changed (title)`,
      `guides ${String(first?.['slug'])}: moved`,
      `guides ${String(others[0]?.['slug'])}: removed`,
      'articles we-opened: added',
      'articles what-mil-means: removed',
      'The store leaves out what it does not allow in: articles.json, entry 1, text.',
    ])
      expect(text).toContain(line);
    const { articles, guides } = await seen();
    expect(articles).toMatchObject([{ slug: 'we-opened', descriptionHtml: '<p>Come in.</p>' }]);
    expect(guides.map(({ slug }) => slug).slice(0, 2)).toEqual([second?.['slug'], first?.['slug']]);
    const backups = (await readdir(store.database.dataDir)).filter((name) => name.startsWith('before-content-'));
    expect(text).toContain(`${backups.at(-1)}, for 30 days.`);
  });

  test('leaves the copies of the whole shop that it makes for 30 days, also unfinished ones, and takes no other backup away', async () => {
    const { dataDir } = store.database;
    const now = Date.now();
    const keptSinceMs = keptSince('contentBackups', now);
    const copies = async () => (await readdir(dataDir)).filter((name) => name.includes('.backup')).toSorted();
    const path = contentBackupPath(dataDir, now);
    const files = [path, `${path}.unfinished-1f`, join(dataDir, 'monday.backup')];
    for (const file of files) await writeFile(file, '');
    const before = await copies();
    await deleteOldContentBackups(dataDir, keptSinceMs);
    expect(await copies()).toEqual(before);
    for (const file of files) await utimes(file, keptSinceMs / 1000 - 60, keptSinceMs / 1000 - 60);
    await deleteOldContentBackups(dataDir, keptSinceMs);
    expect(await copies()).toEqual(before.filter((name) => !files.slice(0, 2).includes(join(dataDir, name))));
  });

  test('has pictures made into the sizes and formats of the store, and videos of its own', async () => {
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#886644' } })
      .jpeg()
      .toFile(join(folder, 'Our Shop.jpg'));
    await writeFile(join(folder, 'film.mp4'), Buffer.from('\0\0\0\u0018ftypisom some film'));
    const slide = { title: 'Oak by the box', subtitle: '', picture: 'Our Shop.jpg', video: 'film.mp4', floor: 'family-20-coastal-maple' };
    await write('banner.json', [slide]);
    expect(await bring()).toMatchObject({ exitCode: 0 });
    const [shown, ...others] = (await seen()).home.banner;
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ type: 'video', title: 'Oak by the box', floor: { slug: 'family-20-coastal-maple' } });
    expect(shown?.picture).toMatchObject({ widthPx: 900, heightPx: 600, widths: [320, 640, 900] });
    const made = await readdir(join(store.database.dataDir, 'media'));
    for (const width of [320, 640, 900])
      for (const format of ['avif', 'webp'])
        expect(made).toContainEqual(expect.stringMatching(new RegExp(`^our-shop-\\w+-${width}\\.${format}$`)));
    expect(`/media/${made.find((name) => name.endsWith('.mp4'))}`).toBe(shown?.videoSrc);
  });

  test('A video is copied whole, also where a copy that was cut short lies already; its name is known afterwards, and no other is', async () => {
    const film = Buffer.from(`\0\0\0\u0018ftypisom ${'a longer film '.repeat(9_999)}`);
    await writeFile(join(folder, 'film.mp4'), film);
    const slide = { title: 'Oak', subtitle: '', picture: 'media:hero-1', video: 'film.mp4' };
    await write('banner.json', [slide]);
    const media = join(store.database.dataDir, 'media');
    const films = async () => (await readdir(media)).filter((name) => name.endsWith('.mp4'));
    const others: readonly string[] = await films().catch(() => []);
    expect(await bring()).toMatchObject({ exitCode: 0 });
    const name = (await films()).find((one) => !others.includes(one)) ?? '';
    for (const shortened of [film.subarray(0, 99), film]) {
      await writeFile(join(media, name), shortened);
      expect(await bring()).toMatchObject({ exitCode: 0 });
      expect(film.equals(await readFile(join(media, name)))).toBe(true);
    }
    await write('banner.json', [{ ...slide, video: `media:${name.replace('.mp4', '')}` }]);
    expect((await bring()).text).toContain("banner 1 'Oak': unchanged");
    await write('banner.json', [{ ...slide, video: 'media:film' }]);
    expect(await bring()).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining("banner.json, entry 1, video: the store holds no video 'film'."),
    });
  });

  test('that is stopped while pictures are made changes nothing, and leaves no picture and no file half done', async () => {
    const reviews = [];
    for (let count = 0; count < 6; count += 1) {
      const picture = `stopped-${count}.png`;
      await sharp({ create: { width: 700, height: 400 + count, channels: 3, background: '#224466' } }).toFile(join(folder, picture));
      reviews.push({ name: `Ana ${count}`, designation: '', html: '<p>Good</p>', picture });
    }
    await write('reviews.json', reviews);
    const { db, dataDir } = store.database;
    const before = await tableContents(db);
    const stop = new AbortController();
    const showProgress = (line: string): void => {
      if (line.includes('pictures ready')) stop.abort();
    };
    const { exitCode, text } = await runCommand({ db, dataDir, workingDir: dataDir, showProgress, signal: stop.signal }, [
      'import-content',
      folder,
    ]);
    expect([exitCode, text]).toEqual([
      1,
      'The import broke off: it was stopped. Nothing was changed; pictures made so far are kept for the next try.\n',
    ]);
    expect(await tableContents(db)).toEqual(before);
    const files = (await readdir(dataDir, { recursive: true })).filter((name) => name.includes('stopped-'));
    const whole = files.filter((name) => name.endsWith('.json')).length;
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(reviews.length);
    // Of each begun: two sizes in two formats, and its facts.
    expect(files.length).toBe(whole * 5);
    expect((await readdir(dataDir, { recursive: true })).filter((name) => name.includes('unfinished'))).toEqual([]);
    expect(await readLastBackup(dataDir)).toBeNull();
    expect(await bring()).toMatchObject({ exitCode: 0 });
  });

  test('that somebody else overtakes is not brought in and ends with 1: nothing that was typed is wrong', async () => {
    await sharp({ create: { width: 700, height: 400, channels: 3, background: '#446622' } }).toFile(join(folder, 'ana.png'));
    await write('reviews.json', [{ name: 'Ana, overtaken', designation: '', html: '<p>Good</p>', picture: 'ana.png' }]);
    const { db, dataDir } = store.database;
    let others: Promise<unknown> = Promise.resolve();
    const showProgress = (line: string): void => {
      if (line.includes('pictures checked'))
        others = others.then(() => db.execute(sql`update catalogue_version set version = version + 1`));
    };
    const { exitCode, text } = await runCommand({ db, dataDir, workingDir: dataDir, showProgress }, ['import-content', folder]);
    await others;
    expect([exitCode, text]).toEqual([1, expect.stringContaining('Somebody else changed the shop meanwhile. Nothing was changed')]);
    expect((await tableContents(db)).get('documents')?.join()).not.toContain('Ana, overtaken');
  });

  test('Articles in another order are unchanged: shoppers see them by their day', async () => {
    for (const slug of ['one', 'two']) await write(`${slug}.html`, `<p>${slug}</p>`);
    const articles = ['one', 'two'].map((slug, index) => ({ ...ARTICLE, slug, date: `2026-11-0${index + 1}`, text: `${slug}.html` }));
    await write('articles.json', articles);
    await bring();
    await write('articles.json', articles.toReversed());
    expect((await bring()).text).toMatch(/articles two: unchanged\narticles one: unchanged\n/);
  });

  test('A kind that is emptied is shown to no shopper and not in the sitemap; about and the home texts are replaced', async () => {
    for (const file of ['guides.json', 'articles.json', 'reviews.json']) await write(file, []);
    await write('about.json', ABOUT);
    await write('about.html', '<p>Two people and a warehouse.</p>');
    expect((await bring()).text).toContain('reviews: empty: shoppers do not see it');
    const { home, articles, guides, about } = await seen();
    expect([home.testimonials, articles, guides]).toEqual([[], [], []]);
    expect(about).toMatchObject({ title: 'Who we are', descriptionHtml: '<p>Two people and a warehouse.</p>', extraHtml: '' });
    const sitemap = await (await store.app.request('/sitemap.xml')).text();
    expect(sitemap).toContain('/products/family-20-coastal-maple</loc>');
    expect(sitemap).not.toMatch(/\/(blog|installation)\b/);
  });

  test('Categories are renamed, added and ordered; one that has floors on sale is not lost', async () => {
    await tool('export-content', folder);
    const [first, ...others] = await read('categories.json');
    await write('categories.json', [{ title: 'Rugs', html: '', picture: null }, ...others, { ...first, title: 'Planks' }]);
    expect(await bring()).toMatchObject({ exitCode: 0 });
    // Shoppers are not led to one without a floor.
    expect((await seen()).home.categories.map(({ title }) => title)).toEqual([...others.map(({ title }) => title), 'Planks']);
    await tool('export-content', folder, '--overwrite');
    expect((await read('categories.json'))[0]).toMatchObject({ title: 'Rugs' });
    await write('categories.json', others);
    const { exitCode, text } = await bring();
    expect(exitCode).toBe(2);
    expect(text).toMatch(/categories\.json: 'Planks' is left out, and \d+ of its floors are on sale\./);
  });
});

describe('A content folder with a mistake changes nothing, ends with 2 and says where:', () => {
  test.each([
    [{ 'articles.json': [{ ...ARTICLE, date: '1 Nov' }] }, 'articles.json, entry 1, date: takes a day as year-month-day'],
    [{ 'articles.json': [{ ...ARTICLE, titel: 'x' }] }, 'articles.json, entry 1: has no field titel'],
    [{ 'articles.json': [{ ...ARTICLE, slug: 'We opened' }] }, 'articles.json, entry 1, slug: takes the end of the page address'],
    [{ 'articles.json': [ARTICLE] }, "articles.json, entry 1, text: there is no file 'opened.html'"],
    [{ 'articles.json': [{ ...ARTICLE, text: '../x.html' }] }, "'../x.html' lies outside the folder"],
    [{ 'articles.json': [ARTICLE, ARTICLE], 'opened.html': '<p>x</p>' }, 'articles.json, entry 2, slug: is that of entry 1 too'],
    [{ 'articles.json': [ARTICLE], 'opened.html': '<script>x</script>' }, 'shows no text'],
    [{ 'articles.json': '[{' }, 'articles.json: is not JSON'],
    [{ 'articles.json': [ARTICLE, { ...ARTICLE, title: 'Caf\u00c3\u00a9' }] }, "articles.json, entry 2, title: is damaged: 'Ã©' was 'é'"],
    [
      { 'guides.json': [{ slug: 'a', title: 'A', pictures: ['x', 'Ma\ufffd.jpg'], text: 'a.html' }] },
      'guides.json, entry 1, pictures.1: is damaged: A character in it was lost',
    ],
    [{ 'home.json': { flooringTitle: 'Caf\u00c3\u00a9' } }, "home.json, flooringTitle: is damaged: 'Ã©' was 'é'"],
    [{ 'article.json': [] }, 'article.json: is no file of content. Did you mean articles.json?'],
    [{ 'prices.json': [] }, 'prices.json: is none of banner.json'],
    [
      { 'about.json': { ...ABOUT, picture: 'none.jpg' }, 'about.html': '<p>x</p>' },
      "about.json, picture: There is no file 'none.jpg' beside the JSON files",
    ],
    [{ 'about.json': { ...ABOUT, picture: 'media:none' }, 'about.html': '<p>x</p>' }, "the store holds no picture 'none'"],
    [{ 'about.json': { ...ABOUT, picture: 'no.jpg' }, 'about.html': '<p>x</p>', 'no.jpg': 'text' }, 'cannot be read as a picture'],
    [
      { 'banner.json': [{ title: 'x', subtitle: '', picture: 'media:hero-1', floor: 'no-floor' }] },
      "entry 1, floor: the shop has no floor 'no-floor'",
    ],
    [
      { 'banner.json': [{ title: 'x', subtitle: '', picture: 'media:hero-1', video: 'x.mp4' }], 'x.mp4': 'no film' },
      "'x.mp4' is no MP4 video",
    ],
    [{ 'categories.json': [] }, 'takes one category at least'],
    [{ 'categories.json': [{ id: 99, title: 'x', html: '' }] }, 'categories.json, entry 1, id: the shop has no category 99'],
    [{}, 'holds none of banner.json'],
  ])('%j', async (files, words) => {
    const before = await seen();
    for (const [file, value] of Object.entries(files)) await write(file, value);
    const { exitCode, text } = await bring();
    expect([exitCode, text]).toEqual([2, expect.stringContaining(words)]);
    expect(text).toContain('Nothing was changed.');
    expect(await seen()).toEqual(before);
  });

  test('an encoding that nobody can tell, and a text that was read in a wrong one', async () => {
    await write('articles.json', [ARTICLE]);
    await writeFile(join(folder, 'opened.html'), Buffer.from('<p>Caf\u008e</p>', 'latin1'));
    expect(await bring()).toMatchObject({ exitCode: 2, text: expect.stringContaining("'opened.html' cannot be read as text") });
    await write('opened.html', '<p>Caf\u00c3\u00a9</p>');
    expect(await bring()).toMatchObject({ exitCode: 2, text: expect.stringContaining("'opened.html': 'Ã©' was 'é'") });
  });

  test('a sign that the database cannot store: a dry run says so as well, and no backup is made for it', async () => {
    await write('articles.json', [{ ...ARTICLE, title: 'Nul\u0000 here' }]);
    await write('opened.html', '<p>Come in.</p>');
    for (const flags of [['--dry-run'], []])
      expect(await bring(...flags)).toMatchObject({ exitCode: 2, text: expect.stringContaining('articles.json, entry 1, title') });
  });

  test('a folder that is not there, or more than one', async () => {
    expect(await tool('import-content', join(folder, 'nowhere'))).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('there is no such folder'),
    });
    expect((await tool('import-content', folder, folder)).exitCode).toBe(2);
    await write('notes.txt', 'mine');
    expect(await tool('export-content', folder)).toMatchObject({ exitCode: 2, text: expect.stringContaining('is not empty') });
  });
});
