import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { formatAge } from '../../domain/moment';
import { useNow } from '../../ui/use-now';
import { PRODUCT_LISTS_KEY } from './queries';
import { catalogueTexts } from './catalogue.texts';
import { savedCatalogueTexts } from './saved-catalogue.texts';

export function SavedCatalogue() {
  const saved = savedCatalogue(useQueryClient());
  const now = useNow();
  if (saved === null) return <p>{catalogueTexts.noneSaved}</p>;
  const { productCount, detailCount, savedAt } = saved;
  return <p>{savedCatalogueTexts.saved(productCount, detailCount, formatAge(now - savedAt))}</p>;
}

interface Saved {
  readonly productCount: number;
  readonly detailCount: number;
  readonly savedAt: number;
}

function savedCatalogue(queryClient: QueryClient): Saved | null {
  const lists = queryClient.getQueryCache().findAll({ queryKey: PRODUCT_LISTS_KEY, predicate: ({ state }) => Array.isArray(state.data) });
  const details = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['public', 'product'], predicate: ({ state }) => state.data !== undefined });
  const productCount = Math.max(details.length, ...lists.map(({ state }) => (Array.isArray(state.data) ? state.data.length : 0)));
  if (productCount === 0) return null;
  return {
    productCount,
    detailCount: details.length,
    savedAt: Math.max(...[...lists, ...details].map(({ state }) => state.dataUpdatedAt)),
  };
}
