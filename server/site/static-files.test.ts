import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type * as files from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '../../tests/fixtures/until';
import { fileHeaders } from './file-headers';
import { serveStaticFiles, readByteRange } from './static-files';

const opened = vi.hoisted((): string[] => []);

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof files>();
  return {
    ...original,
    open: (...args: Parameters<typeof files.open>) => {
      opened.push(String(args[0]));
      return original.open(...args);
    },
  };
});

let home: string;
let server: Server;
let url: string;
let logged: unknown[];

const SCRIPT = `export const floors = ${JSON.stringify('oak '.repeat(500))};`;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'static-files-'));
  for (const folder of ['now/assets', 'now/.vite', 'earlier/assets', 'now/media']) mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, 'now/assets/app-2.js'), SCRIPT);
  writeFileSync(join(home, 'now/assets/app-2.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(home, 'now/sw.js'), 'self.skipWaiting()');
  writeFileSync(join(home, 'now/media/room.mp4'), Buffer.alloc(1_000, 'v'));
  writeFileSync(join(home, 'now/.vite/manifest.json'), '{}');
  writeFileSync(join(home, 'earlier/assets/app-1.js'), 'old');
  writeFileSync(join(home, 'earlier/sw.js'), 'old worker');
  writeFileSync(join(home, 'secret.txt'), 'hidden words');
  logged = [];
  const folders = [
    { folder: join(home, 'now'), headersFor: (path: string) => (path === '/sw.js' ? { 'X-Kind': 'worker' } : {}) },
    { folder: join(home, 'earlier'), holds: /^\/assets\// },
  ];
  server = createServer(
    serveStaticFiles(
      folders,
      { log: (entry) => void logged.push(entry), headersOf: fileHeaders(() => 'https://shop.example') },
      (request, response) => response.writeHead(404).end(`page ${request.url}`),
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true, maxRetries: 9, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(url + path, { headers, method });

describe('A file of the build', () => {
  test('arrives as it was compressed beforehand, to be kept for ever', async () => {
    const reply = await get('/assets/app-2.js', { 'Accept-Encoding': 'gzip, br' });
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('vary')).toBe('Accept-Encoding');
    expect(await reply.text()).toBe(SCRIPT);
    expect(Number(reply.headers.get('content-length'))).toBe(brotliCompressSync(SCRIPT).length);
  });

  test('arrives uncompressed where the client takes nothing else', async () => {
    const reply = await get('/assets/app-2.js', { 'Accept-Encoding': 'identity' });
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(await reply.text()).toBe(SCRIPT);
  });

  test('costs a 304 when the client has it, also when a proxy has weakened its ETag', async () => {
    const etag = (await get('/sw.js')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) expect((await get('/sw.js', { 'If-None-Match': known })).status).toBe(304);
    expect((await get('/sw.js', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('has an ETag by its content: a changed worker is seen, and a copy on another server is the same', async () => {
    const before = (await get('/sw.js')).headers.get('etag');
    writeFileSync(join(home, 'now/sw.js'), 'self.skipWaiting();');
    expect((await get('/sw.js')).headers.get('etag')).not.toBe(before);
    writeFileSync(join(home, 'now/assets/copy.js'), 'self.skipWaiting()');
    expect((await get('/assets/copy.js')).headers.get('etag')).toBe(before);
  });

  test('/sw.js is asked for anew each time and brings the headers of its folder', async () => {
    const { headers } = await get('/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-kind')).toBe('worker');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
  });

  test('HEAD tells the same without the content', async () => {
    const reply = await get('/sw.js', {}, 'HEAD');
    expect(reply.headers.get('content-length')).toBe('18');
    expect(await reply.text()).toBe('');
  });

  test('that an earlier build had is still found; its worker is not', async () => {
    expect(await (await get('/assets/app-1.js')).text()).toBe('old');
    rmSync(join(home, 'now/sw.js'));
    expect((await get('/sw.js')).status).toBe(404);
  });
});

describe('A part of a film', () => {
  test('arrives as a part', async () => {
    const reply = await get('/media/room.mp4', { Range: 'bytes=100-199' });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe('bytes 100-199/1000');
    expect((await reply.arrayBuffer()).byteLength).toBe(100);
  });

  test('beyond its end is refused', async () => {
    expect((await get('/media/room.mp4', { Range: 'bytes=1000-' })).status).toBe(416);
  });

  test('asked for backwards leaves the server alive and gets the whole', async () => {
    const reply = await get('/media/room.mp4', { Range: 'bytes=5-2' });
    expect(reply.status).toBe(200);
    expect((await reply.arrayBuffer()).byteLength).toBe(1_000);
  });

  test('of another content than the client has gets the whole', async () => {
    expect((await get('/media/room.mp4', { Range: 'bytes=1-2', 'If-Range': '"other"' })).status).toBe(200);
  });
});

test.each([
  ['small', 1_000],
  ['large', 600_000],
])('A %s file of which a part was sent is whole for the next who asks', async (_, bytes) => {
  const film = Buffer.from(Array.from({ length: bytes }, (_, at) => at % 251));
  writeFileSync(join(home, 'now/media/film.mp4'), film);
  const part = await get('/media/film.mp4', { Range: 'bytes=500-' });
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(500))).toBe(true);
  const whole = await get('/media/film.mp4');
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
  expect(whole.headers.get('etag')).toBe(part.headers.get('etag'));
});

test('A small file that is as it was is not read again; one that changed, or was put there with the size and the time of the one before, is', async () => {
  const file = join(home, 'now/media/room.avif');
  const lastYear = new Date('2025-01-01T00:00:00Z');
  const put = (text: string): void => {
    writeFileSync(file, text);
    utimesSync(file, lastYear, lastYear);
  };
  const read = async (): Promise<string> => (await get('/media/room.avif')).text();
  put('oak');
  opened.splice(0);
  expect([await read(), await read(), await read()]).toEqual(['oak', 'oak', 'oak']);
  expect(opened).toEqual([file]);
  put('ash');
  expect(await read()).toBe('ash');
  put('walnut');
  expect(await read()).toBe('walnut');
});

describe('Files that come and go under a running server', () => {
  test('are missing once they are gone, and found once they are there', async () => {
    await get('/media/room.mp4');
    rmSync(join(home, 'now/media/room.mp4'));
    expect((await get('/media/room.mp4')).status).toBe(404);
    writeFileSync(join(home, 'now/media/new.webp'), 'new');
    expect((await get('/media/new.webp')).headers.get('content-type')).toBe('image/webp');
  });

  test.runIf(process.platform === 'linux')('are closed when the visitor breaks off the download', async () => {
    const film = join(home, 'now/media/long.mp4');
    writeFileSync(film, Buffer.alloc(20_000_000, 'v'));
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(Number(new URL(url).port), '127.0.0.1');
        socket.write('GET /media/long.mp4 HTTP/1.1\r\nHost: shop\r\n\r\n');
        await once(socket, 'data');
        socket.destroy();
      }),
    );
    await until(async () => openDescriptors(film) === 0);
    expect(logged).toEqual([]);
  });
});

test.each([
  '/secret.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/sw.js%00.txt',
  '/assets',
  '/media.d',
  '/%zz.js',
])('%s is no file', async (path) => {
  const reply = await getAsTyped(path);
  expect(reply).toContain(' 404 ');
  expect(reply).not.toContain('hidden words');
});

test('A name longer than any file may have is no file', async () => {
  expect((await get(`/${'a'.repeat(5_000)}.js`)).status).toBe(404);
});

/** fetch would tidy the path. */
async function getAsTyped(path: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

function openDescriptors(file: string): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => linkOf(descriptor) === file).length;
}

function linkOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}

describe('A request for a part of a file', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=500-5000', { start: 500, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
  ])('%s gets that part of 1,000 bytes', (header, range) => {
    expect(readByteRange(header, 1_000)).toEqual(range);
  });

  test.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'lines=1-2',
    'bytes=0-1,5-6',
    'bytes=--5',
    'bytes=1e3-',
    `bytes=${'9'.repeat(40)}-`,
  ])('%s makes no sense and gets the whole file', (header) => {
    expect(readByteRange(header, 1_000)).toBe('whole');
  });

  test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%s lies beyond the end', (header) => {
    expect(readByteRange(header, 1_000)).toBe('beyond');
  });

  test('An empty file has no part', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('beyond');
    expect(readByteRange('bytes=-1', 0)).toBe('beyond');
  });
});
