import { queryOptions, useQuery } from '@tanstack/react-query';
import { readDeliveryZip, type ZipReading } from '../../domain/delivery-zips';
import type { ProjectTerms } from '../../domain/rooms/project';
import type { ShippingQuote } from '../../domain/delivery-price';
import { type ZipEstimate, zipEstimateOf } from '../../domain/zip-estimate';
import { onDemand, queryOf } from '../../api/on-demand';

export interface ZipDelivery {
  readonly reading: ZipReading;
  readonly quote: ShippingQuote | null;
  /** As the cart saves it. */
  readonly estimate: ZipEstimate | null;
  /** For another number of boxes. */
  readonly quoteOf: (boxes: number) => ShippingQuote | null;
  readonly isListAwaited: boolean;
  /** Then delivery is priced in the cart. */
  readonly isListMissing: boolean;
  /** Milliseconds since 1970; null without a price from the list. */
  readonly readAt: number | null;
}

const NO_ZIP: ZipReading = { kind: 'empty' };

/** As far as this device knows it; none for pickup. */
export function useZipDelivery(
  of: ZipEstimate['of'],
  { fulfilment, zip }: Pick<ProjectTerms, 'fulfilment' | 'zip'>,
  boxes: number,
): ZipDelivery {
  const isDelivery = fulfilment === 'Delivery';
  const { data: zips, dataUpdatedAt, isError } = useQuery({ ...roomsQueries.deliveryZips(), enabled: isDelivery });
  const readingOf = (count: number): ZipReading => (isDelivery && zips !== undefined ? readDeliveryZip(zip, count, zips) : NO_ZIP);
  const reading = readingOf(boxes);
  return {
    reading,
    quote: quoteIn(reading),
    estimate: reading.kind === 'read' ? zipEstimateOf(of, reading.zip, reading.quote, boxes) : null,
    quoteOf: (count) => quoteIn(readingOf(count)),
    isListAwaited: isDelivery && zips === undefined && !isError,
    isListMissing: isDelivery && zips === undefined && isError,
    readAt: reading.kind === 'read' ? dataUpdatedAt : null,
  };
}

function quoteIn(reading: ZipReading): ShippingQuote | null {
  return reading.kind === 'read' ? reading.quote : null;
}

const site = onDemand(() => import('../../api/site'));

export const roomsQueries = {
  /** Before an address is known. */
  deliveryZips: () =>
    queryOptions({
      queryKey: ['public', 'delivery-zips'],
      queryFn: queryOf(site, (calls, options) => calls.fetchDeliveryZips(undefined, options)),
    }),
};
