import { sendCompressed } from '../http/compressed-text';
import type { StoreApp } from '../http/store-app';
import { LATER_DATA_PATH, type StoredDocument } from './document-cache';
import { listQuery } from './list-address';
import { readPagePath } from './page-path';

interface DocumentRoutes {
  /** `query` filters a list; '' without a filter. */
  readonly documentFor: (path: string, query: string) => Promise<StoredDocument>;
  /** The server never renders personal screens. */
  readonly shell: string;
  readonly policy: string;
}

/** They show personal data or a secret: never a rendered document. */
const PERSONAL_PATH = /^\/(my-cart|rooms|account|orders(\/[^/]+)?|login|sign-up|forgot-password|reset-password)\/?$/;
const HAS_EXTENSION = /\.[a-z0-9]{1,12}$/i;

/** A missing file is a 404, never a page (SURVIVE 37). */
export function serveDocuments(app: StoreApp, { documentFor, shell, policy }: DocumentRoutes): void {
  app.get(`${LATER_DATA_PATH}:name`, async (context) => {
    const path = context.req.query('of') ?? '';
    const later = isRendered(path) ? (await documentFor(path, '')).later : null;
    // The document has other data: with null its page fetches everything itself.
    if (later?.name !== context.req.param('name')) return context.json(null, 200, { 'Cache-Control': 'no-store' });
    return sendCompressed(context, later.text, { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' });
  });
  app.get('*', async (context) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const read = readPagePath(pathname);
    if (read.kind === 'malformed') return context.json({ status: 0, message: 'This address cannot be read.', data: null }, 400);
    if (read.kind === 'missing') return context.json({ status: 0, message: 'There is no such page.', data: null }, 404);
    if (HAS_EXTENSION.test(pathname)) return context.json({ status: 0, message: 'There is no such file.', data: null }, 404);
    // Permanent: browsers and search engines remember it.
    if (read.kind === 'moved') return context.redirect(`${read.to}${search}`, 308);
    if (PERSONAL_PATH.test(pathname)) return context.html(shell, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
    const { text, httpStatus } = await documentFor(pathname, listQuery(pathname, searchParams));
    return sendCompressed(
      context,
      text,
      { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' },
      httpStatus,
    );
  });
}

/** Only without a query: made-up ones would all be rendered and cached. */
const isRendered = (path: string): boolean =>
  /^\/[^?#]*$/.test(path) && readPagePath(path).kind === 'page' && !HAS_EXTENSION.test(path) && !PERSONAL_PATH.test(path);
