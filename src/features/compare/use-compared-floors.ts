import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorKind, type ErrorKind } from '../../api/error-kind';
import type { ProductDetails } from '../../domain/catalogue';
import { catalogueQueries, detailsFromLists } from '../catalogue/queries';
import { useCompareList } from './use-compare-list';

/** A floor of the address, and what this device knows of it. */
export interface AskedFloor {
  readonly slug: string;
  /** As the shop calls it, or as it was called when it was chosen here; undefined when neither is known. */
  readonly title: string | undefined;
  /** From its details, or else from a list. Undefined while neither is here. */
  readonly details: ProductDetails | undefined;
  readonly hasDetails: boolean;
  /** Why its details are not here; 'none' while they load. */
  readonly errorKind: ErrorKind;
  readonly retry: () => void;
}

export type ShownFloor = AskedFloor & { readonly details: ProductDetails };

export function isShown(floor: AskedFloor): floor is ShownFloor {
  return floor.details !== undefined;
}

/** Reads floors by their slugs, from the device first. */
export function useComparedFloors(slugs: readonly string[]): readonly AskedFloor[] {
  const queryClient = useQueryClient();
  const chosen = useCompareList();
  const queries = useQueries({ queries: slugs.map((slug) => catalogueQueries.product(slug)) });
  // A floor whose details do not load is at least named, and shown with what the list says of it.
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
