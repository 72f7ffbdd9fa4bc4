import { pathIn, splitLanguage } from '../../src/domain/languages';
import type { SitePage } from '../../src/contract/rendered-page';

/** What the server reads from the routes of the app. Paths are without a trailing slash. */
export interface PageTable {
  /** '/', '/products': it exists independently of the shop's data. */
  isFixed(path: string): boolean;
  /** Its document is the empty shell: it is personal, or its parameter is known to the device alone. */
  isShell(path: string): boolean;
  /** Of paths: 'products'. */
  readonly firstParts: ReadonlySet<string>;
  /** The beginnings of pages with a parameter, the longest first: '/products/category/', '/products/'. */
  readonly areas: readonly string[];
  /** Fixed pages for the sitemap. */
  readonly listed: readonly string[];
  /** For robots.txt: what begins so may not be read. */
  readonly uncrawled: readonly string[];
}

const withoutParameters = (path: string): string => path.replace(/[/](?:[$]|[{]).*/, '') || '/';

export function pageTable(pages: readonly SitePage[]): PageTable {
  const fixedPages = pages.filter(({ path }) => !/[/][$]/.test(path)).map((page) => ({ ...page, path: withoutParameters(page.path) }));
  const fixed = new Set(fixedPages.map(({ path }) => path));
  const shells = pages
    .filter(({ path, kind }) => kind === 'personal' || (kind !== 'listed' && path !== withoutParameters(path)))
    .map(({ path, kind }) => ({ kind, parts: path.split('/') }));
  const areas = pages.filter(({ path, kind }) => kind === 'listed' && path.includes('$')).map(({ path }) => `${withoutParameters(path)}/`);
  return {
    isFixed: (path) => fixed.has(path),
    isShell: (path) => {
      const asked = path.split('/');
      return shells.some(({ kind, parts }) => (kind === 'personal' || !fixed.has(path)) && fits(parts, asked));
    },
    firstParts: new Set(pages.flatMap(({ path }) => path.split('/')[1] || [])),
    areas: areas.toSorted((one, other) => other.length - one.length),
    listed: fixedPages.filter(({ kind }) => kind === 'listed').map(({ path }) => path),
    uncrawled: [...new Set(pages.filter(({ kind }) => kind === 'personal').map(({ path }) => withoutParameters(path)))],
  };
}

function fits(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    asked.length <= parts.length &&
    parts.every((part, index) => (asked[index] === undefined ? part.startsWith('{-$') : part.includes('$') || part === asked[index]))
  );
}

const NOWHERE = '/-';

/** An existing page's own path, else one shared by all missing pages of its kind, with the slug '-'. */
export function createKnownPages(
  { isFixed, areas }: PageTable,
  addresses: () => Promise<ReadonlySet<string>>,
): (path: string) => Promise<string> {
  const known = async (path: string): Promise<string> => {
    if (isFixed(path)) return path;
    const area = areas.find((start) => path.startsWith(start));
    if (area === undefined) return NOWHERE;
    return (await addresses()).has(decodeURIComponent(path)) ? path : `${area}-`;
  };
  return async (address) => {
    const { language, path } = splitLanguage(address);
    return pathIn(language, await known(path));
  };
}
