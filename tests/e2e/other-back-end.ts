import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { endpoints } from '../../src/contract/all-endpoints';
import { documentPolicy } from '../../server/site/document-policy';

const BUILD = 'dist/client';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.html': 'text/html; charset=utf-8',
};

type Replies = Readonly<Partial<Record<keyof typeof endpoints, unknown>>>;

export interface OtherBackEnd {
  readonly url: string;
  stop(): Promise<void>;
}

/** The built page, under the policy of our documents, on a back end that is not ours: it sends the given data, and refuses all other calls. */
export async function startOtherBackEnd(replies: Replies): Promise<OtherBackEnd> {
  const dataByName = new Map<string, unknown>(Object.entries(replies));
  const byPath = new Map(
    Object.entries(endpoints).flatMap(([name, { path }]): [string, unknown][] =>
      dataByName.has(name) ? [[`/api${path}`, dataByName.get(name)]] : [],
    ),
  );
  const server = createServer((request, response) => void respond(byPath, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to be had');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function respond(byPath: ReadonlyMap<string, unknown>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://shop.example').pathname;
  request.resume();
  if (path.startsWith('/api/')) {
    const reply = byPath.has(path) ? { status: 1, message: '', data: byPath.get(path) } : { status: 0, message: 'Not here', data: null };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply));
    return;
  }
  const file = join(BUILD, normalize(path));
  const isFile =
    extname(path) !== '' &&
    (await stat(file).then(
      (found) => found.isFile(),
      () => false,
    ));
  if (isFile) {
    response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' });
    createReadStream(file).pipe(response);
    return;
  }
  if (extname(path) !== '') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': documentPolicy({ stripe: false }) });
  response.end(await readFile(join(BUILD, 'app.html')));
}
