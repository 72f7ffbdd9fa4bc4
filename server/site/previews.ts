import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { previewName, previewPath, SHOP_PREVIEW } from '../../src/domain/picture';
import type { Database } from '../db/database';
import { isKnownEtag } from '../http/etag';
import type { StoreApp } from '../http/store-app';
import { sizedFile } from '../media/made-picture';
import { makePreview } from '../media/preview-picture';
import { readHome } from '../repositories/content';
import { readWidths } from '../repositories/pictures';
import { limitConcurrency } from '../security/limit-concurrency';

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
}

/** Created one at a time, then cached in memory (decision 0043). */
export function servePreviews(app: StoreApp, { db, pictureFolders }: PreviewParts): void {
  const inTurn = limitConcurrency(1);
  const kept = new LRUCache<string, Preview>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ jpeg }) => jpeg.length,
    fetchMethod: async (name) => {
      const file = await widestFile(pictureFolders, name, await readWidths(db, name));
      if (file === null) return undefined;
      const jpeg = Buffer.from(await inTurn(() => makePreview(file)));
      return { jpeg, etag: `"${createHash('sha256').update(jpeg).digest('base64url').slice(0, 22)}"` };
    },
  });
  app.get('/previews/:file', async (context) => {
    const asked = previewName(context.req.path);
    const name = asked === SHOP_PREVIEW ? await shopPicture(db) : asked;
    const preview = name === null ? undefined : await kept.fetch(name);
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
