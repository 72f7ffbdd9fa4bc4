import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PAGE_STYLES_PATH } from '../../src/domain/inline-json';
import { compressText, sendCompressed, type CompressedText } from '../http/compressed-text';
import type { StoreApp } from '../http/store-app';
import type { SiteTemplate } from './template';

const NAMES = /^([\w-]+(?:\+[\w-]+)*)\.css$/;
/** A build's documents name about twenty sets. */
const MAX_KEPT = 100;

/** Only sets that documents name are served: too many others could be made up. */
export interface PageStyles {
  /** `files` such as '/assets/app-x1.css'. */
  readonly allow: (files: readonly string[]) => void;
  /** Null for a set that no document names. */
  readonly textOf: (names: string) => Promise<CompressedText | null>;
}

/** The sets asked for last stay in memory, compressed. */
export function createPageStyles(styleText: SiteTemplate['styleText']): PageStyles {
  const allowed = new LRUCache<string, { text: Promise<CompressedText | null> | null }>({ max: MAX_KEPT });
  return {
    allow(files) {
      const key = files.map((file) => basename(file, '.css')).join('+');
      if (!allowed.has(key)) allowed.set(key, { text: null });
    },
    async textOf(key) {
      const entry = allowed.get(key);
      if (entry === undefined) return null;
      entry.text ??= inOnePiece(key.split('+'), styleText).catch((error: unknown) => {
        entry.text = null;
        throw error;
      });
      return entry.text;
    },
  };
}

/** docs/decisions/0019. 404 for an unknown set, as from a tab opened before an update: the browser then loads the single files. */
export function servePageStyles(app: StoreApp, styles: PageStyles): void {
  app.get(`${PAGE_STYLES_PATH}:names`, async (context) => {
    const text = await styles.textOf(NAMES.exec(context.req.param('names'))?.[1] ?? '');
    if (text === null)
      return context.json({ status: 0, message: 'There is no such file.', data: null }, 404, { 'Cache-Control': 'no-store' });
    return sendCompressed(context, text, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'text/css; charset=utf-8',
    });
  });
}

async function inOnePiece(names: readonly string[], styleText: SiteTemplate['styleText']): Promise<CompressedText | null> {
  const texts = await Promise.all(names.map(styleText));
  return texts.includes(null) ? null : compressText(texts.join(''), 'small');
}
