import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CategoryChoice, Product, ProductDetails } from '../../domain/catalogue';
import { formatCount } from '../../domain/number-text';
import { PRODUCT_LISTS_KEY } from '../catalogue/queries';
import { findTexts } from './find.texts';

export interface SavedFloors {
  readonly floors: readonly Product[];
  /** Of the oldest of them, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** From other lists and from visited product pages; null for none. */
export function useSavedFloors(choice: CategoryChoice, isNeeded: boolean): SavedFloors | null {
  const queryClient = useQueryClient();
  return useMemo(() => (isNeeded ? savedFloors(queryClient, choice) : null), [queryClient, choice, isNeeded]);
}

function savedFloors(queryClient: QueryClient, choice: CategoryChoice): SavedFloors | null {
  const found = new Map<string, Product>();
  let savedAt = Number.POSITIVE_INFINITY;
  const keep = (product: Product, at: number): void => {
    if (choice !== 'ALL' && product.categoryId !== choice) return;
    found.set(product.slug, product);
    savedAt = Math.min(savedAt, at);
  };
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: PRODUCT_LISTS_KEY })) {
    for (const product of queryClient.getQueryData<readonly Product[]>(queryKey) ?? []) keep(product, state.dataUpdatedAt);
  }
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: ['public', 'product'] })) {
    const details = queryClient.getQueryData<ProductDetails>(queryKey);
    if (details !== undefined) keep(details.product, state.dataUpdatedAt);
  }
  return found.size === 0 ? null : { floors: [...found.values()], savedAt };
}

/** '48 floors', '3 of 48 floors', '1 floor', '3 of 31 saved floors'. */
export function countWords(count: number, total: number, isSaved: boolean): string {
  const one = isSaved ? findTexts.savedFloor : findTexts.floor;
  const many = isSaved ? findTexts.savedFloors : findTexts.floors;
  const all = `${formatCount(total)} ${total === 1 ? one : many}`;
  return count === total ? all : `${formatCount(count)}${findTexts.of}${all}`;
}
