import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BROTLI_QUALITY } from '../../server/http/compressed-text';

export interface StaticPages {
  readonly url: string;
  stop(): void;
}

const FOREVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml', woff2: 'font/woff2' };

/** Compressed once, as the store does; pictures and fonts come from the build in `clientDir`. */
export async function servePages(
  htmlByPath: ReadonlyMap<string, string>,
  clientDir: string,
  headers: Readonly<Record<string, string>>,
): Promise<StaticPages> {
  const documents = new Map(
    [...htmlByPath].map(([path, html]) => [
      path,
      brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.soon } }),
    ]),
  );
  const fonts = await basicFonts(clientDir);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const document = documents.get(path);
    if (document !== undefined) {
      response
        .writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br', 'Cache-Control': 'no-cache' })
        .end(document);
      return;
    }
    const file = fonts.get(path) ?? (/^\/(?:media|icons)\/[\w.-]+$/.test(path) ? join(clientDir, path) : '');
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, { 'Content-Type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream', 'Cache-Control': FOREVER })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`, stop: () => server.close() };
}

/** The pages name fonts without the build's hash. */
async function basicFonts(clientDir: string): Promise<ReadonlyMap<string, string>> {
  const built = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly file: string }>
  >;
  const fonts = new Map<string, string>();
  for (const [source, { file }] of Object.entries(built)) {
    const name = /\/basic-([\w-]+)\.woff2$/.exec(source)?.[1];
    if (name !== undefined) fonts.set(`/fonts/${name}.woff2`, join(clientDir, file));
  }
  if (fonts.size === 0) throw new Error(`${clientDir} has no fonts by these names: the pages would be measured without fonts`);
  return fonts;
}
