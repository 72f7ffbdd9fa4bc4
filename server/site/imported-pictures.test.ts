import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveStaticFiles, importedPictures } from './static-files';

const PICTURE = '/media/harbor-oak-0123456789abcdef-640.avif';

let dataDir: string;
let server: Server;
let url: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imported-'));
  server = createServer(
    serveStaticFiles([importedPictures(dataDir)], { log: () => undefined, headersOf: () => ({}) }, (_request, response) =>
      response.writeHead(404).end(),
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dataDir, { recursive: true, maxRetries: 9 });
});

async function put(path: string): Promise<void> {
  await mkdir(dirname(join(dataDir, path)), { recursive: true });
  await writeFile(join(dataDir, path), 'content');
}

it('A picture imported under a running server is there at once, and browsers may keep it for ever', async () => {
  expect((await fetch(url + PICTURE)).status).toBe(404);
  await put(PICTURE);
  const response = await fetch(url + PICTURE);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it.each([
  '/mail/reset.eml',
  '/db/base.webp',
  '/media-facts/harbor-oak.json',
  '/media/notes.txt',
  '/media/.hidden.webp',
  '/media/below/oak.webp',
  `${PICTURE}.unfinished-0a1b`,
])('Nothing else of the data folder is served: %s', async (path) => {
  await put(path);
  expect((await fetch(url + path)).status).toBe(404);
});
