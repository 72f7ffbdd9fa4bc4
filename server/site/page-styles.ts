import { LRUCache } from 'lru-cache';
import { compressText, sendCompressed, type CompressedText } from '../http/compressed-text';
import type { StoreApp } from '../http/store-app';
import type { SiteTemplate } from './template';

/** Stylesheets of the build joined in the order of their names: '/page-styles/app-x1+floor-x2.css'. */
export const PAGE_STYLES_PATH = '/page-styles/';

const NAMES = /^([\w-]+(?:\+[\w-]+)*)\.css$/;
/** A build's documents name some twenty sets. */
const MAX_KEPT = 100;

/**
 * Serves the stylesheets that a document names as one file: one request instead of one for each (docs/decisions/0019). 404 where one is not of
 * this build, as in a tab that was opened before an update: the browser then loads each.
 */
export function servePageStyles(app: StoreApp, styleText: SiteTemplate['styleText']): void {
  const kept = new LRUCache<string, Promise<CompressedText | null>>({ max: MAX_KEPT });
  app.get(`${PAGE_STYLES_PATH}:names`, async (context) => {
    const names = NAMES.exec(context.req.param('names'))?.[1]?.split('+') ?? [];
    const key = names.join('+');
    const making = kept.get(key) ?? inOnePiece(names, styleText);
    kept.set(key, making);
    const text = await making.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    if (text === null) {
      kept.delete(key);
      return context.json({ status: 0, message: 'There is no such file.', data: null }, 404, { 'Cache-Control': 'no-store' });
    }
    return sendCompressed(context, text, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'text/css; charset=utf-8',
    });
  });
}

async function inOnePiece(names: readonly string[], styleText: SiteTemplate['styleText']): Promise<CompressedText | null> {
  if (names.length === 0 || new Set(names).size < names.length) return null;
  const texts = await Promise.all(names.map(styleText));
  return texts.includes(null) ? null : compressText(texts.join(''), 'small');
}
