import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { previewName, previewPath, SHOP_PREVIEW } from '../../src/domain/picture';
import type { Database } from '../db/database';
import { clientAddress } from '../http/client-address';
import { isKnownEtag } from '../http/compressed-text';
import { createFairLine } from '../http/fair-line';
import { HttpProblem } from '../http/problems';
import type { StoreApp } from '../http/store-app';
import { sizedFile } from '../media/made-picture';
import { makePreview } from '../media/make-picture';
import { readHome } from '../repositories/content';
import { readWidths } from '../repositories/pictures';

/** About three hundred previews. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

interface Preview {
  readonly jpeg: Buffer<ArrayBuffer>;
  readonly etag: string;
}

interface PreviewParts {
  readonly db: Database;
  readonly pictureFolders: readonly string[];
  readonly trustProxyHops: number;
}

/** A link that is shared is fetched a few times; a shop may have more pictures than are kept. */
const LINE = { perClient: 6, whole: 40, rest: 1 };

/** Created one at a time, then cached in memory (decision 0043). */
export function servePreviews(app: StoreApp, { db, pictureFolders, trustProxyHops }: PreviewParts): void {
  const line = createFairLine(LINE);
  const kept = new LRUCache<string, Preview, string>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ jpeg }) => jpeg.length,
    fetchMethod: async (name, _stale, { context: client }) => {
      const file = await widestFile(pictureFolders, name, await readWidths(db, name));
      if (file === null) return undefined;
      const making = line(client, () => makePreview(file));
      if (making === null)
        throw new HttpProblem(503, 'Many previews are being made just now. Please try again in a moment.', { 'Retry-After': '5' });
      const jpeg = Buffer.from(await making);
      return { jpeg, etag: `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 22)}"` };
    },
  });
  app.get('/previews/:file', async (context) => {
    const asked = previewName(context.req.path);
    const name = asked === SHOP_PREVIEW ? await shopPicture(db) : asked;
    const preview = name === null ? undefined : await kept.fetch(name, { context: clientAddress(context, trustProxyHops) });
    if (preview === undefined) return context.json({ status: 0, message: 'There is no such file.', data: null }, 404);
    const headers = { 'Cache-Control': CACHE_CONTROL, ETag: preview.etag };
    if (isKnownEtag(context.req.header('if-none-match'), preview.etag)) return context.body(null, 304, headers);
    return context.body(preview.jpeg, 200, { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': String(preview.jpeg.length) });
  });
}

async function shopPicture(db: Database): Promise<string | null> {
  const { banner, categories } = await readHome(db);
  const path = [...banner, ...categories].map(({ picture }) => previewPath(picture)).find((each) => each !== null);
  return previewName(path ?? '');
}

async function widestFile(folders: readonly string[], name: string, widths: readonly number[]): Promise<string | null> {
  for (const width of widths.toReversed())
    for (const folder of folders)
      for (const format of ['webp', 'avif'] as const) {
        const file = join(folder, sizedFile(name, width, format));
        if ((await stat(file).catch(() => null))?.isFile() === true) return file;
      }
  return null;
}
