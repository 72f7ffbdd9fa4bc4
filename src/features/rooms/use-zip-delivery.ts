import { useQuery } from '@tanstack/react-query';
import { readDeliveryZip, type ZipReading } from '../../domain/delivery-zips';
import type { ProjectTerms } from '../../domain/rooms/project';
import type { ShippingQuote } from '../../domain/delivery-price';
import { zipEstimateOf, type ZipEstimate } from '../../domain/zip-estimate';
import { roomsQueries } from './queries';

/** The price of delivery to a ZIP code. */
export interface ZipDelivery {
  readonly reading: ZipReading;
  readonly quote: ShippingQuote | null;
  /** The quote in the form that the cart saves. */
  readonly estimate: ZipEstimate | null;
  /** The quote for another number of boxes. */
  readonly quoteOf: (boxes: number) => ShippingQuote | null;
  /** The list of ZIP codes is loading. */
  readonly isListAwaited: boolean;
  /** The list could not be loaded: delivery is priced in the cart. */
  readonly isListMissing: boolean;
  /** When the list was read, milliseconds since 1970; null without a price from it. */
  readonly readAt: number | null;
}

const NO_ZIP: ZipReading = { kind: 'empty' };

/** The price of delivering the boxes of rooms or of a quote to a ZIP code, as far as this device knows it; none for pickup. */
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
