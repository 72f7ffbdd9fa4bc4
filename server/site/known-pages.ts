import type { PageTable } from './page-table';

const NOWHERE = '/-';

/** An existing page's own path, else one shared by all missing pages of its kind, with the slug '-'. */
export function createKnownPages(
  { isFixed, areas }: PageTable,
  addresses: () => Promise<ReadonlySet<string>>,
): (path: string) => Promise<string> {
  return async (path) => {
    if (isFixed(path)) return path;
    const area = areas.find((start) => path.startsWith(start));
    if (area === undefined) return NOWHERE;
    return (await addresses()).has(decodeURIComponent(path)) ? path : `${area}-`;
  };
}
