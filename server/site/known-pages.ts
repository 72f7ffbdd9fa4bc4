import { isFixedPage } from './page-path';

/** Pages of the shop's data, each with a stand-in for all that do not exist. No slug is a hyphen. */
const AREAS = ['/products/category/', '/products/', '/blog/', '/installation/'];
const NOWHERE = '/-';

/** Gives the path to render for a path: its own for a page that exists, else one that all made-up paths of its kind share, rendered once. */
export function createKnownPages(addresses: () => Promise<ReadonlySet<string>>): (path: string) => Promise<string> {
  return async (path) => {
    if (isFixedPage(path)) return path;
    const area = AREAS.find((start) => path.startsWith(start));
    if (area === undefined) return NOWHERE;
    return (await addresses()).has(decodeURIComponent(path)) ? path : `${area}-`;
  };
}
