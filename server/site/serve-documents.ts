import { clientAddress } from '../http/client-address';
import { compressText, sendCompressed } from '../http/compressed-text';
import { createSlowedCallers } from '../http/slowed-callers';
import type { StoreApp, StoreContext } from '../http/store-app';
import { LATER_DATA_PATH, type DocumentFor } from './document-cache';
import { listQuery } from './list-address';
import { readPagePath } from './page-path';
import type { PageTable } from './page-table';

interface DocumentRoutes {
  readonly pages: PageTable;
  readonly documentFor: DocumentFor;
  /** For personal screens, which the server never renders, and for what it has no time to render. */
  readonly shell: string;
  readonly policy: string;
  readonly trustProxyHops: number;
}

/** Between two shells that one address gets instead of documents: a loop that asks for made-up words gets no more than these. */
const SHELLS_INSTEAD = { pauseMs: 8, forMs: 1_000 };

const HAS_EXTENSION = /\.[a-z0-9]{1,12}$/i;

/** A missing file is a 404, never a page. */
export function serveDocuments(app: StoreApp, { pages, documentFor, shell, policy, trustProxyHops }: DocumentRoutes): void {
  const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' };
  const compressedShell = compressText(shell, 'small');
  const sendShell = async (context: StoreContext): Promise<Response> => sendCompressed(context, await compressedShell, headers);
  const slowed = createSlowedCallers(Date.now, SHELLS_INSTEAD);
  const shellInTurn = async (context: StoreContext, client: string): Promise<Response> => {
    slowed.slow(client);
    await slowed.turn(client);
    return sendShell(context);
  };
  app.get(`${LATER_DATA_PATH}:name`, async (context) => {
    const path = context.req.query('of') ?? '';
    const later = isRendered(pages, path) ? (await documentFor(path, '', clientAddress(context, trustProxyHops)))?.later : null;
    // The document has other data: with null its page fetches everything itself.
    if (later === null || later === undefined || later.name !== context.req.param('name'))
      return context.json(null, 200, { 'Cache-Control': 'no-store' });
    return sendCompressed(context, later.text, { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' });
  });
  app.get('*', async (context) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const read = readPagePath(pathname, pages.firstParts);
    if (read.kind === 'malformed') return context.json({ status: 0, message: 'This address cannot be read.', data: null }, 400);
    if (read.kind === 'missing') return context.json({ status: 0, message: 'There is no such page.', data: null }, 404);
    if (HAS_EXTENSION.test(pathname)) return context.json({ status: 0, message: 'There is no such file.', data: null }, 404);
    // Permanent: browsers and search engines remember it.
    if (read.kind === 'moved') return context.redirect(`${read.to}${search}`, 308);
    if (pages.isShell(pathname)) return sendShell(context);
    const client = clientAddress(context, trustProxyHops);
    const document = await documentFor(pathname, listQuery(pathname, searchParams), client);
    return document === null ? shellInTurn(context, client) : sendCompressed(context, document.text, headers, document.httpStatus);
  });
}

/** Only without a query: made-up ones would all be rendered and cached. */
const isRendered = (pages: PageTable, path: string): boolean =>
  /^\/[^?#]*$/.test(path) && readPagePath(path, pages.firstParts).kind === 'page' && !HAS_EXTENSION.test(path) && !pages.isShell(path);
