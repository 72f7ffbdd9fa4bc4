import { isFixedPage } from './page-path';

/** All missing pages of a kind share the slug '-'. */
const AREAS = ['/products/category/', '/products/', '/blog/', '/installation/'];
const NOWHERE = '/-';

/** An existing page's own path, else one shared by all missing pages of its kind. */
export function createKnownPages(addresses: () => Promise<ReadonlySet<string>>): (path: string) => Promise<string> {
  return async (path) => {
    if (isFixedPage(path)) return path;
    const area = AREAS.find((start) => path.startsWith(start));
    if (area === undefined) return NOWHERE;
    return (await addresses()).has(decodeURIComponent(path)) ? path : `${area}-`;
  };
}
