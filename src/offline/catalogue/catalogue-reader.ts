import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { compareOrder } from '../../domain/catalogue-changes';
import type { ItemKind, CatalogueItems } from './catalogue-rows';
import { createCatalogueStore, type CatalogueStore } from './catalogue-store';

export interface OfflineResponse {
  readonly data: unknown;
  /** When the server last confirmed it (ms since 1970, device clock). */
  readonly savedAt: number;
}

const LISTS = new Map<string, ItemKind>([
  ['products', 'product'],
  ['guides', 'guide'],
  ['articles', 'article'],
]);
/** By the word in the query keys. */
export const SAVED_SCREENS: readonly string[] = ['home', 'about', 'settings', 'categories', 'delivery-bands'];

let opened: CatalogueStore | undefined;

/** Null when there is none. A list counts as saved once the whole catalogue was saved. */
export async function readOfflineResponse(
  queryKey: QueryKey,
  store: CatalogueStore = (opened ??= createCatalogueStore()),
): Promise<OfflineResponse | null> {
  const [area, word, choice] = queryKey;
  if (area !== 'public' || typeof word !== 'string') return null;
  const meta = await store.readMeta();
  if (meta === null) return null;
  const reply = (data: unknown, savedAt: number): OfflineResponse => ({ data, savedAt: Math.max(savedAt, meta.checkedAt ?? 0) });

  if (SAVED_SCREENS.includes(word)) {
    const row = await store.readScreen(word);
    return row === null ? null : reply(row.data, row.savedAt);
  }
  const kind = LISTS.get(word);
  if (kind !== undefined) {
    if (meta.checkedAt === null) return null;
    const items = await readList(store, kind);
    const isChosen = (item: CatalogueItems[ItemKind]): boolean =>
      typeof choice !== 'number' || ('categoryId' in item && item.categoryId === choice);
    return reply(items.filter(isChosen), meta.checkedAt);
  }
  if (typeof choice !== 'string') return null;
  if (word === 'product') {
    const [item, details] = await Promise.all([store.readItem('product', choice), store.readDetails(choice)]);
    if (item === null || details === null) return null;
    return reply({ product: item.data, media: details.media, specifications: details.specifications }, item.savedAt);
  }
  if (word !== 'guide' && word !== 'article') return null;
  const row = await store.readItem(word, choice);
  return row === null ? null : reply(row.data, row.savedAt);
}

async function readList(store: CatalogueStore, kind: ItemKind): Promise<readonly CatalogueItems[ItemKind][]> {
  const rows = await store.readItems(kind);
  return rows.toSorted((a, b) => compareOrder(a.order, b.order)).map(({ data }) => data);
}

/** Makes no call. */
export async function refreshFromCatalogue(queryClient: QueryClient, store?: CatalogueStore): Promise<void> {
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.state.data === undefined) continue;
    const saved = await readOfflineResponse(query.queryKey, store);
    if (saved !== null && saved.savedAt > query.state.dataUpdatedAt)
      queryClient.setQueryData(query.queryKey, saved.data, { updatedAt: saved.savedAt });
  }
}
