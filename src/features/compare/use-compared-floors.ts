import { useQueries, useQueryClient } from '@tanstack/react-query';
import { errorKind, type ErrorKind } from '../../api/error-kind';
import type { ProductDetails } from '../../domain/catalogue';
import { catalogueQueries, detailsFromLists } from '../catalogue/queries';

/** A floor of the address, and what this device knows of it. */
export interface AskedFloor {
  readonly slug: string;
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
  const queries = useQueries({ queries: slugs.map((slug) => catalogueQueries.product(slug)) });
  return slugs.map((slug, index) => {
    const query = queries[index];
    const kind = query?.data === undefined ? errorKind(query?.error) : 'none';
    const fromList = kind === 'not-found' ? undefined : detailsFromLists(queryClient, slug);
    return {
      slug,
      details: query?.data ?? fromList,
      hasDetails: query?.data !== undefined,
      errorKind: kind,
      retry: () => void query?.refetch(),
    };
  });
}
