import { createServer } from 'node:http';
import { once } from 'node:events';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { shopIcons } from '../../server/site/shop-manifest';
import { serveStaticFiles } from '../../server/site/static-files';
import { changeSettings, readSettings } from '../../server/repositories/settings';
import { getSettings } from '../../src/contract/site';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';

/** The catalogue version is looked up once a second. */
const VERSION_CHECK_MS = 1_001;

let store: TestStore;
let dir: string;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
  dir = store.database.dataDir;
  visitor = new ContractClient(store);
  await writeFile(join(dir, 'black.svg'), wordmark('#14110f'));
  await writeFile(join(dir, 'white.svg'), wordmark('#ffffff'));
  await writeFile(join(dir, 'green.svg'), wordmark('#1c5c3a'));
  await writeFile(join(dir, 'script.svg'), wordmark('#c8963e').replace('</svg>', '<script>steal()</script></svg>'));
  await sharp(Buffer.from(wordmark('#7a1f2b')))
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toFile(join(dir, 'boxed.jpg'));
  await sharp(Buffer.from(wordmark('#c8963e')))
    .webp()
    .toFile(join(dir, 'gold.webp'));
  const blank = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 4, background } }).png();
  await blank(400, 200, '#00000000').toFile(join(dir, 'empty.png'));
  await blank(100, 40, '#c8963e').toFile(join(dir, 'small.png'));
  await blank(2_000, 100, '#c8963e').toFile(join(dir, 'wide.png'));
  await writeFile(join(dir, 'text.png'), 'no picture');
});
afterAll(() => store.close());

/** A mark and a line of letters, with an empty border that is cut off. */
function wordmark(colour: string): string {
  const letters = [300, 400, 500, 600].map((x) => `<rect x="${x}" y="80" width="60" height="140" fill="${colour}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300" width="800" height="300"><circle cx="180" cy="150" r="80" fill="${colour}"/>${letters}</svg>`;
}

const tool = (...args: readonly string[]) => ownerTool(store.database, ...args);
const logoName = async (): Promise<string> => (await readSettings(store.database.db)).logo?.name ?? '';
const logoFile = async (use: string): Promise<Buffer> => readFile(join(dir, 'icons', `${await logoName()}-${use}.png`));
const files = async (folder: string): Promise<readonly string[]> => (await readdir(join(folder, 'icons')).catch(() => [])).sort();
/** The colour in the middle of the mark, and how clear the corner is, 255 for not at all. */
async function seen(use: string, at = 0.2) {
  const { data, info } = await sharp(await logoFile(use))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.height * at)) * 4;
  return { mark: [...data.subarray(middle, middle + 3)], corner: data[3] };
}

test('A shop without a logo and a color of its own has neither word of them in what pages read', async () => {
  const text = JSON.stringify(await visitor.data(getSettings, undefined));
  expect(text).not.toMatch(/logo|accent/i);
});

test('A logo is made in every size, clear around it, and pages read its name and its sizes', async () => {
  expect(await tool('logo', 'gold.webp')).toEqual({
    exitCode: 0,
    text: 'The logo stands in the header, the footer, on mails to shoppers and on prints.\n',
  });
  store.advance(VERSION_CHECK_MS);
  const { logo } = await visitor.data(getSettings, undefined);
  expect(logo).toEqual({ name: await logoName(), widthPx: 154, heightPx: 44, paperWidthPx: 154, paperHeightPx: 44 });
  for (const [use, density] of [
    ['1x', 1],
    ['2x', 2],
    ['3x', 3],
    ['mail', 2],
    ['print', 4],
  ] as const) {
    const { width, height, format } = await sharp(await logoFile(use)).metadata();
    expect([use, width, height, format]).toEqual([use, 154 * density, 44 * density, 'png']);
    expect((await seen(use)).corner, use).toBe(0);
  }
});

test('Where it could not be seen, a logo without colors is shown with light and dark exchanged, and any other on a plate', async () => {
  expect((await tool('logo', 'black.svg')).text).toContain('On the dark header it is shown with light and dark exchanged');
  expect([(await seen('2x')).mark, (await seen('mail')).mark]).toEqual([
    [0xeb, 0xee, 0xf0],
    [0x14, 0x11, 0x0f],
  ]);
  expect((await tool('logo', 'white.svg')).text).toContain('On mails and paper it is shown with light and dark exchanged');
  expect([(await seen('2x')).mark, (await seen('print')).mark]).toEqual([
    [255, 255, 255],
    [0, 0, 0],
  ]);
  const { text } = await tool('logo', 'green.svg');
  expect(text).toContain('On the dark header it has a plate behind it');
  expect(text).not.toContain('paper it');
  const { mark, corner } = await seen('3x', 0.06);
  expect([mark, corner]).toEqual([[0xfb, 0xf9, 0xf6], 0]);
});

test('A photograph of a logo stands on a plate of its own ground', async () => {
  expect((await tool('logo', 'boxed.jpg')).text).toContain('On the dark header it has a plate behind it');
  expect((await seen('2x', 0.06)).mark).toEqual([255, 255, 255]);
});

test('The owner’s own picture for paper is taken for mails and prints', async () => {
  expect((await tool('logo', 'white.svg', '--on-paper', 'green.svg')).text).toBe(
    'The logo stands in the header, the footer, on mails to shoppers and on prints.\n',
  );
  expect([(await seen('1x')).mark, (await seen('print')).mark]).toEqual([
    [255, 255, 255],
    [0x1c, 0x5c, 0x3a],
  ]);
});

test('A drawing becomes pixels: nothing of a script in it is left', async () => {
  expect(await tool('logo', 'script.svg')).toMatchObject({ exitCode: 0 });
  for (const name of await files(dir)) expect(String(await readFile(join(dir, 'icons', name))), name).not.toMatch(/script|steal/);
});

test.each([
  ['empty.png', 'Nothing can be seen in the picture. Take one with a logo in it.'],
  ['small.png', 'The logo has 100 x 40 pixels without its empty border: it would be blurred. Take one of 160 pixels or more, or an SVG.'],
  ['wide.png', 'A header shows up to 8 times as wide as high'],
  ['text.png', 'The file cannot be read as a picture. Save it as PNG, WebP, JPEG or SVG.'],
  ['nowhere.png', 'there is no such file or folder.'],
])('%s is refused in words, and the logo stays', async (file, words) => {
  const before = [await logoName(), await files(dir)];
  const { exitCode, text } = await tool('logo', file);
  expect([exitCode, text]).toEqual([2, expect.stringContaining(words)]);
  expect(text).toContain('The logo was left as it is');
  expect((await tool('logo', 'white.svg', '--on-paper', file)).exitCode).toBe(2);
  expect([await logoName(), await files(dir)]).toEqual(before);
});

test('Its files are kept for a year, under names that change with what they show', async () => {
  const server = createServer(
    serveStaticFiles(
      shopIcons(dir),
      { log: () => undefined, headersOf: () => ({}) },
      (_request, response) => void response.writeHead(404).end(),
    ),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/icons/${await logoName()}-2x.png`);
    expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('content-type')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'image/png',
    ]);
    expect((await fetch(`http://127.0.0.1:${port}/icons/logo-0123456789abcdef-2x.png`)).status).toBe(404);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('Mails to shoppers have the logo at their head, by its whole address and with the name for who sees no pictures, and the accent on their button', async () => {
  expect(await tool('settings', 'set', 'shopName', 'Oak & Co')).toMatchObject({ exitCode: 0 });
  expect(await tool('settings', 'set', 'accentColor', '#7A1F2B')).toEqual({
    exitCode: 0,
    text: 'accentColor is now: #7a1f2b (it was: #0f4c46)\n',
  });
  expect((await tool('mail', 'preview', '--html', 'mails')).exitCode).toBe(0);
  const names = await readdir(join(dir, 'mails'));
  expect(names.length).toBeGreaterThan(5);
  const head = `<img src="http://localhost:8080/icons/${await logoName()}-mail.png" alt="Oak &amp; Co" width="154" height="44"`;
  for (const name of names) {
    const html = await readFile(join(dir, 'mails', name), 'utf8');
    expect(html, name).toContain(head);
    expect(html, name).toContain('background:#7a1f2b');
    expect(html, name).not.toContain('#0f4c46');
  }
});

test('Shelf tags have the accent', async () => {
  expect(await tool('tags', 'tags.html')).toMatchObject({ exitCode: 0 });
  expect(await readFile(join(dir, 'tags.html'), 'utf8')).toContain('--accent:#7a1f2b');
});

test('What a damaged or foreign database keeps in the place of the accent reaches no mail and no shelf tag: they have the accent of the store', async () => {
  const kept = '#7a1f2b"></style><script>steal()</script>';
  await changeSettings(store.database.db, { accentColor: kept });
  expect((await tool('mail', 'preview', '--html', 'damaged-mails')).exitCode).toBe(0);
  expect((await tool('tags', 'damaged-tags.html')).exitCode).toBe(0);
  const mails = (await readdir(join(dir, 'damaged-mails'))).map((name) => join('damaged-mails', name));
  for (const name of [...mails, 'damaged-tags.html']) {
    const html = await readFile(join(dir, name), 'utf8');
    expect(html, name).not.toContain('steal()');
    // Letters about samples have no button, and no color of an accent.
    expect(html.includes('#0f4c46'), name).toBe(!name.includes('samples-'));
  }
  await changeSettings(store.database.db, { accentColor: '#7a1f2b' });
});

test('An accent that nobody could read as a link is refused with the nearest that can be read, which is then taken', async () => {
  const refusal = await tool('settings', 'set', 'accentColor', '#ffcc00');
  expect(refusal).toEqual({
    exitCode: 2,
    text: '#ffcc00 is too light for links on our pages: 1.0:1 where 4.5:1 is needed. The nearest that can be read: #755d00. It was left as it is.\n',
  });
  store.advance(VERSION_CHECK_MS);
  expect(await visitor.data(getSettings, undefined)).toMatchObject({ accentColor: '#7a1f2b' });
  expect(await tool('settings', 'set', 'accentColor', '#755d00')).toMatchObject({ exitCode: 0 });
  for (const value of ['red', '#fff', 'rgb(1,2,3)'])
    expect(await tool('settings', 'set', 'accentColor', value)).toEqual({
      exitCode: 2,
      text: "accentColor takes a color such as '#7a1f2b', in quotes, or nothing for the store's own. It was left as it is.\n",
    });
});

test('A backup holds logo and color, and a restore shows them', async () => {
  const target = await openTestDatabase();
  expect((await tool('logo', 'gold.webp')).exitCode).toBe(0);
  expect((await tool('settings', 'set', 'accentColor', '#755d00')).exitCode).toBe(0);
  const before = await files(dir);
  expect((await tool('backup', 'look.backup')).exitCode).toBe(0);
  expect((await ownerTool(target, 'logo', join(dir, 'green.svg'))).exitCode).toBe(0);
  expect(await ownerTool(target, 'restore', join(dir, 'look.backup'), '--replace')).toMatchObject({ exitCode: 0 });
  expect(await files(target.dataDir)).toEqual(before);
  expect(await readSettings(target.db)).toMatchObject({ accentColor: '#755d00', logo: { name: await logoName() } });
  await target.close();
});

test('The icons are removed without the logo, the logo without the icons, and pages then read nothing of it', async () => {
  await sharp({ create: { width: 600, height: 600, channels: 3, background: '#8a4b2a' } })
    .png()
    .toFile(join(dir, 'icon.png'));
  expect((await tool('icons', 'icon.png')).exitCode).toBe(0);
  expect((await tool('icons', 'remove')).exitCode).toBe(0);
  expect(await files(dir)).toContain(`${await logoName()}-1x.png`);
  expect((await tool('icons', 'icon.png')).exitCode).toBe(0);
  expect(await tool('logo', 'remove')).toEqual({ exitCode: 0, text: "The shop's name stands in the place of the logo again.\n" });
  expect((await files(dir)).filter((name) => name.startsWith('logo-'))).toEqual([]);
  expect(await files(dir)).toContain('icon-192.png');
  expect((await tool('settings', 'set', 'accentColor', '')).text).toContain('accentColor is now: #0f4c46');
  store.advance(VERSION_CHECK_MS);
  expect(JSON.stringify(await visitor.data(getSettings, undefined))).not.toMatch(/logo|accent/i);
  expect((await tool('mail', 'preview', '--html', 'plain-mails')).exitCode).toBe(0);
  expect(await readFile(join(dir, 'plain-mails', 'ready.html'), 'utf8')).toContain('font-size:20px">Oak &amp; Co</p>');
});

test('Files of a logo or of icons that cannot be deleted are told, and never as a success', async () => {
  expect((await tool('logo', 'gold.webp')).exitCode).toBe(0);
  await rename(join(dir, 'icons'), join(dir, 'icons-away'));
  // Like a disk that cannot read the folder.
  await writeFile(join(dir, 'icons'), 'no folder');
  expect(await tool('icons', 'remove')).toMatchObject({ exitCode: 2, text: expect.stringMatching(/^The icons were left as they are: /) });
  expect(await tool('logo', 'remove')).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/^The shop's name stands in the place of the logo again\. Its files could not be deleted: /),
  });
  expect(await logoName()).toBe('');
  await rm(join(dir, 'icons'));
  for (const command of ['icons', 'logo']) expect((await tool(command, 'remove')).exitCode).toBe(0);
});
