import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { StoreEnv } from '../../server/http/store-app';
import { keepIcons, readIconMark } from '../../server/media/kept-icons';
import { readSettings } from '../../server/repositories/settings';
import { shopIcons, serveManifest } from '../../server/site/shop-manifest';
import { serveStaticFiles } from '../../server/site/static-files';
import { webManifest } from '../../src/domain/web-manifest';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let dir: string;
beforeAll(async () => {
  store = await openTestStore();
  dir = store.database.dataDir;
  const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8a4b2a' } });
  await picture(700, 560).jpeg().toFile(join(dir, 'logo.jpg'));
  await picture(300, 300).png().toFile(join(dir, 'small.png'));
  await picture(1_200, 300).png().toFile(join(dir, 'wide.png'));
  await writeFile(join(dir, 'text.png'), 'no picture');
  const mark =
    '<circle cx="5" cy="5" r="4" fill="#0f4c46"/><script>steal()</script><image href="http://evil.example/x.png" onload="steal()"/>';
  await writeFile(
    join(dir, 'logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">${mark}</svg>`,
  );
});
afterAll(() => store.close());

const tool = (...args: string[]) => ownerTool(store.database, ...args);
const iconFile = (name: string): Promise<Buffer> => readFile(join(dir, 'icons', name));
const allIcons = async (dataDir: string) => {
  const names = (await readdir(join(dataDir, 'icons'))).sort();
  return Promise.all(names.map(async (name) => [name, await readFile(join(dataDir, 'icons', name), 'base64')]));
};
const corner = async (name: string): Promise<readonly number[]> => [
  ...(await sharp(await iconFile(name))
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()),
];

test('One picture becomes every icon in its size; those that a system cuts are filled to the edge', async () => {
  expect(await tool('icons', 'logo.jpg')).toMatchObject({ exitCode: 0 });
  for (const [name, sizePx] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const)
    expect(await sharp(await iconFile(name)).metadata(), name).toMatchObject({ format: 'png', width: sizePx, height: sizePx });
  expect((await corner('icon-512.png'))[3]).toBe(0);
  for (const name of ['maskable-512.png', 'apple-touch-icon.png']) {
    const [red = 0, green = 0, , alpha] = await corner(name);
    expect([alpha, Math.abs(red - 0x8a) < 6, Math.abs(green - 0x4b) < 6], name).toEqual([255, true, true]);
  }
  expect((await iconFile('favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test('They are served in the place of the store’s own, and the manifest makes browsers fetch them anew', async () => {
  const built = join(dir, 'built');
  await mkdir(join(built, 'icons'), { recursive: true });
  await writeFile(join(built, 'icons', 'icon-512.png'), 'built');
  await writeFile(join(built, 'favicon.ico'), 'built');
  const log = (): void => undefined;
  const server = createServer(
    serveStaticFiles(
      [...shopIcons(dir), { folder: built }],
      { log, headersOf: () => ({}) },
      (_request, response) => void response.writeHead(404).end(),
    ),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const fetched = async (path: string) => Buffer.from(await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer());
  try {
    expect(await fetched('/icons/icon-512.png')).toEqual(await iconFile('icon-512.png'));
    expect(await fetched('/favicon.ico')).toEqual(await iconFile('favicon.ico'));
    const app = new Hono<StoreEnv>();
    serveManifest(
      app,
      () => readSettings(store.database.db),
      () => readIconMark(dir),
    );
    const text = await (await app.request('/manifest.webmanifest')).text();
    const mark = await readIconMark(dir);
    expect(text).not.toContain('screenshots');
    expect(text.match(/\.png\?v=[0-9a-f]{8}/g)).toEqual(Array.from({ length: 8 }, () => `.png?v=${mark}`));
    expect((await tool('icons', 'remove')).exitCode).toBe(0);
    expect(String(await fetched('/icons/icon-512.png'))).toBe('built');
    const asBuilt = await (await app.request('/manifest.webmanifest')).text();
    expect(asBuilt).not.toContain('?v=');
    expect(JSON.parse(asBuilt)).toMatchObject({ screenshots: webManifest().screenshots });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('A drawing becomes pixels: nothing of a script in it is left', async () => {
  expect(await tool('icons', 'logo.svg')).toMatchObject({ exitCode: 0 });
  for (const name of await readdir(join(dir, 'icons'))) expect(String(await iconFile(name)), name).not.toMatch(/script|steal|evil/);
  const [middle] = await sharp(await iconFile('icon-512.png'))
    .extract({ left: 256, top: 256, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(middle).toBe(0x0f);
});

test('A backup holds them, and a restore puts them in the place of others', async () => {
  const target = await openTestDatabase();
  expect((await tool('backup', 'icons.backup')).exitCode).toBe(0);
  expect((await ownerTool(target, 'icons', join(dir, 'logo.jpg'))).exitCode).toBe(0);
  expect((await ownerTool(target, 'restore', join(dir, 'icons.backup'))).exitCode).toBe(0);
  expect(await readFile(join(target.dataDir, 'icons', 'icon-512.png'))).toEqual(await iconFile('icon-512.png'));
  await target.close();
});

test('A restore that fails at its last file leaves the icons of the shop as they are, and none of its pictures', async () => {
  const target = await openTestDatabase();
  await mkdir(join(dir, 'media-facts'), { recursive: true });
  await writeFile(join(dir, 'media-facts', 'oak-1f00.json'), '{}');
  await mkdir(join(dir, 'media'), { recursive: true });
  await writeFile(join(dir, 'media', 'oak-1f00-320.webp'), 'a picture');
  expect((await tool('backup', 'facts.backup')).exitCode).toBe(0);
  expect((await ownerTool(target, 'icons', join(dir, 'logo.jpg'))).exitCode).toBe(0);
  const before = await allIcons(target.dataDir);
  // No file can take this name.
  await mkdir(join(target.dataDir, 'media-facts', 'oak-1f00.json'), { recursive: true });
  expect((await ownerTool(target, 'restore', join(dir, 'facts.backup'))).text).toContain('Nothing was restored');
  expect(await allIcons(target.dataDir)).toEqual(before);
  expect(await readdir(join(target.dataDir, 'media'))).toEqual([]);
  await target.close();
});

test('A shop that had no icons of its own has none when it is restored, whatever the shop before had', async () => {
  const [plain, target] = [await openTestDatabase(), await openTestDatabase()];
  expect((await ownerTool(plain, 'backup', 'plain.backup')).exitCode).toBe(0);
  expect((await ownerTool(target, 'icons', join(dir, 'logo.jpg'))).exitCode).toBe(0);
  expect((await ownerTool(target, 'restore', join(plain.dataDir, 'plain.backup'))).exitCode).toBe(0);
  expect(await readIconMark(target.dataDir)).toBeNull();
  expect(await allIcons(target.dataDir)).toEqual([]);
  await plain.close();
  await target.close();
});

test('Icons of which one cannot be written leave those of before whole', async () => {
  const before = await allIcons(dir);
  const content = Buffer.from('new');
  const tooLong = `${'x'.repeat(300)}.png`;
  await expect(
    keepIcons(dir, [
      { name: 'icon-192.png', content },
      { name: tooLong, content },
    ]),
  ).rejects.toThrow('ENAMETOOLONG');
  expect(await allIcons(dir)).toEqual(before);
});

test.each([
  ['small.png', 'The picture has 300 x 300 pixels: its icons would be blurred. Take one of 512 pixels or more, or an SVG.'],
  ['wide.png', 'The picture has 1200 x 300 pixels, and an icon is square. Cut it to a square, or nearly.'],
  ['text.png', 'The file cannot be read as a picture. Save it as PNG, JPEG, WebP or SVG.'],
  ['nowhere.png', 'there is no such file or folder.'],
])('%s is refused in words, and the icons stay', async (file, words) => {
  const before = await readIconMark(dir);
  const { exitCode, text } = await tool('icons', file);
  expect([exitCode, text]).toEqual([2, expect.stringContaining(words)]);
  expect(await readIconMark(dir)).toBe(before);
});
