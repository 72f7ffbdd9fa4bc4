import { isFixedPage } from './page-path';

/** Page kinds from the shop's data. All missing pages of a kind share the slug '-', which no real page has. */
const AREAS = ['/products/category/', '/products/', '/blog/', '/installation/'];
const NOWHERE = '/-';

/** Maps a path to the path to render: an existing page's own, else one shared by all missing pages of its kind, which is rendered once. */
export function createKnownPages(addresses: () => Promise<ReadonlySet<string>>): (path: string) => Promise<string> {
  return async (path) => {
    if (isFixedPage(path)) return path;
    const area = AREAS.find((start) => path.startsWith(start));
    if (area === undefined) return NOWHERE;
    return (await addresses()).has(decodeURIComponent(path)) ? path : `${area}-`;
  };
}
