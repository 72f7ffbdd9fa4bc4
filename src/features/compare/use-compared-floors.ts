import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorKind, type ErrorKind } from '../../api/errors';
import type { ProductDetails } from '../../domain/catalogue';
import { catalogueQueries, detailsFromLists } from '../catalogue/queries';
import { useCompareList } from './use-compare-list';

/** With the data that has loaded or is saved. */
export interface AskedFloor {
  readonly slug: string;
  /** The shop's title, or the one from when it was added; undefined when neither is known. */
  readonly title: string | undefined;
  /** From its details, else from a list; undefined until one has loaded. */
  readonly details: ProductDetails | undefined;
  readonly hasDetails: boolean;
  /** 'none' while its details load. */
  readonly errorKind: ErrorKind;
  readonly retry: () => void;
}

export type ShownFloor = AskedFloor & { readonly details: ProductDetails };

export function isShown(floor: AskedFloor): floor is ShownFloor {
  return floor.details !== undefined;
}

export function useComparedFloors(slugs: readonly string[]): readonly AskedFloor[] {
  const queryClient = useQueryClient();
  const chosen = useCompareList();
  const queries = useQueries({ queries: slugs.map((slug) => catalogueQueries.product(slug)) });
  // A floor whose details do not load is still named, and shown with its data from the list.
  useQuery({ ...catalogueQueries.products('ALL'), enabled: queries.some(({ isError }) => isError) });
  return slugs.map((slug, index) => {
    const query = queries[index];
    const kind = query?.data === undefined ? errorKind(query?.error) : 'none';
    const fromList = kind === 'not-found' ? undefined : detailsFromLists(queryClient, slug);
    const details = query?.data ?? fromList;
    return {
      slug,
      title: details?.product.title ?? chosen.find((floor) => floor.slug === slug)?.title,
      details,
      hasDetails: query?.data !== undefined,
      errorKind: kind,
      retry: () => void query?.refetch(),
    };
  });
}
