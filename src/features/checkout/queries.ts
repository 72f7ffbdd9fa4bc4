import { queryOptions } from '@tanstack/react-query';
import { fetchPaymentSetup } from '../../api/checkout';
import { fetchRoadDistance } from '../../api/road-distance';
import type { Position } from '../../domain/delivery-price';

const ONE_DAY_MS = 24 * 60 * 60_000;

export const checkoutQueries = {
  /** Metres; null without a road. */
  roadDistance: (accountId: string | null, from: Position, to: Position | null) =>
    queryOptions({
      queryKey: ['private', accountId, 'road-distance', from, to],
      queryFn: ({ signal }) => (to === null ? null : fetchRoadDistance(from, to, { signal })),
      enabled: to !== null,
      staleTime: ONE_DAY_MS,
    }),

  /** Never saved on the device: the server may change keys or the stand-in at any time. */
  paymentSetup: () =>
    queryOptions({
      queryKey: ['payment-setup'],
      queryFn: ({ signal }) => fetchPaymentSetup(undefined, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
