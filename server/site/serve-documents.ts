import { type Language, languages, pathIn, readLanguage, splitLanguage } from '../../src/domain/languages';
import { readFindParameters } from '../../src/domain/find/find-parameters';
import { clientAddress } from '../http/client-address';
import { sendCompressed, type CompressedText } from '../http/compressed-text';
import { createSlowedCallers } from '../http/request-rate';
import type { StoreApp, StoreContext } from '../http/store-app';
import { LATER_DATA_PATH, type DocumentFor } from './document-cache';
import type { PageTable } from './page-table';

interface DocumentRoutes {
  readonly pages: PageTable;
  readonly documentFor: DocumentFor;
  /** For personal screens, which the server never renders, and for what it has no time to render. */
  readonly shell: (language: Language) => Promise<CompressedText>;
  readonly policy: string;
  readonly trustProxyHops: number;
}

/** Between two shells that one address gets instead of documents: a loop that asks for made-up words gets no more than these. */
const SHELLS_INSTEAD = { pauseMs: 8, forMs: 1_000 };

const HAS_EXTENSION = /\.[a-z0-9]{1,12}$/i;

/** A missing file is a 404, never a page. */
export function serveDocuments(app: StoreApp, { pages, documentFor, shell, policy, trustProxyHops }: DocumentRoutes): void {
  const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' };
  const sendShell = async (context: StoreContext, language: Language, own: Readonly<Record<string, string>> = {}): Promise<Response> =>
    sendCompressed(context, await shell(language), { ...headers, ...own });
  const slowed = createSlowedCallers(Date.now, SHELLS_INSTEAD);
  const shellInTurn = async (context: StoreContext, language: Language, client: string): Promise<Response> => {
    slowed.slow(client);
    await slowed.turn(client);
    return sendShell(context, language);
  };
  app.get(`${LATER_DATA_PATH}:name`, async (context) => {
    const path = context.req.query('of') ?? '';
    const later = isRendered(pages, path) ? (await documentFor(path, '', clientAddress(context, trustProxyHops)))?.later : null;
    // The document has other data: with null its page fetches everything itself.
    if (later === null || later === undefined || later.name !== context.req.param('name'))
      return context.json(null, 200, { 'Cache-Control': 'no-store' });
    return sendCompressed(context, later.text, { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' });
  });
  // A photo shared to an app whose worker is not there: the page takes it by its own button.
  for (const scan of languages.map((language) => pathIn(language, '/scan'))) app.post(scan, (context) => context.redirect(scan, 303));
  app.get('*', async (context) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const { language, read } = readAddress(pathname, pages.firstParts);
    if (read.kind === 'malformed') return context.json({ status: 0, message: 'This address cannot be read.', data: null }, 400);
    if (read.kind === 'missing') return context.json({ status: 0, message: 'There is no such page.', data: null }, 404);
    if (HAS_EXTENSION.test(pathname)) return context.json({ status: 0, message: 'There is no such file.', data: null }, 404);
    if (read.kind === 'hash') return context.redirect(`${read.path}${search}#${read.hash}`, 302);
    // Permanent: browsers and search engines remember it.
    if (read.kind === 'moved') return context.redirect(`${read.to}${search}`, 308);
    if (pages.isShell(splitLanguage(pathname).path)) return sendShell(context, language, { 'X-Robots-Tag': 'noindex' });
    const client = clientAddress(context, trustProxyHops);
    const document = await documentFor(pathname, listQuery(splitLanguage(pathname).path, searchParams), client);
    return document === null
      ? shellInTurn(context, language, client)
      : sendCompressed(context, document.text, headers, document.httpStatus);
  });
}

/** Only without a query: made-up ones would all be rendered and cached. */
const isRendered = (pages: PageTable, path: string): boolean =>
  /^\/[^?#]*$/.test(path) &&
  readAddress(path, pages.firstParts).read.kind === 'page' &&
  !HAS_EXTENSION.test(path) &&
  !pages.isShell(splitLanguage(path).path);

/** Of a page in any language. */
function readAddress(pathname: string, firstParts: ReadonlySet<string>): { readonly language: Language; readonly read: PagePath } {
  const first = pathname.split('/', 2)[1] ?? '';
  const spoken = readLanguage(first.toLowerCase());
  const { language, path } = splitLanguage(spoken === 'en' ? pathname : pathname.replace(first, spoken));
  const read = readPagePath(path, firstParts);
  if (read.kind === 'moved') return { language, read: { kind: 'moved', to: pathIn(language, read.to) } };
  if (read.kind === 'hash') return { language, read: { ...read, path: pathIn(language, read.path) } };
  const address = pathIn(language, path);
  return { language, read: read.kind === 'page' && address !== pathname ? { kind: 'moved', to: address } : read };
}

type PagePath =
  | { readonly kind: 'page' }
  | { readonly kind: 'moved'; readonly to: string }
  /** A program that passed a link on wrote its '#' as '%23'. */
  | { readonly kind: 'hash'; readonly path: string; readonly hash: string }
  | { readonly kind: 'missing' }
  /** The escapes are not valid UTF-8. */
  | { readonly kind: 'malformed' };

/** Longer than the path of any page. */
const MAX_LENGTH = 1_000;

/** `pathname` is escaped. `firstParts`: of the pages; the segments after them are ids and slugs, which are case-sensitive. A page has one address: no trailing slash, a lower-case first segment, escapes only where the app writes them. */
export function readPagePath(pathname: string, firstParts: ReadonlySet<string>): PagePath {
  if (pathname.length > MAX_LENGTH) return { kind: 'missing' };
  let text: string;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    return { kind: 'malformed' };
  }
  if (/[\u0000-\u001f\u007f]/.test(text)) return { kind: 'missing' };
  const [path = '', ...hash] = pathname.split('%23');
  if (hash.length > 0) {
    const read = readPagePath(path, firstParts);
    const to = read.kind === 'moved' ? read.to : path;
    return read.kind === 'page' || read.kind === 'moved' ? { kind: 'hash', path: to, hash: hash.join('%23') } : read;
  }
  const [first = '', ...rest] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => encodeURIComponent(decodeURIComponent(part)));
  const known = firstParts.has(first.toLowerCase()) ? first.toLowerCase() : first;
  const address = `/${[known, ...rest].join('/')}`;
  return address === pathname ? { kind: 'page' } : { kind: 'moved', to: address };
}

const LIST_PATH = /^\/products(\/category\/[^/]+)?$/;

/** '?q=oak&tone=light': only known parameters, in a fixed order. '' without any, and for other pages. */
export function listQuery(pathname: string, query: URLSearchParams): string {
  if (!LIST_PATH.test(pathname)) return '';
  const asked = readFindParameters(Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)])));
  const text = new URLSearchParams(Object.entries(asked)).toString();
  return text === '' ? '' : `?${text}`;
}
