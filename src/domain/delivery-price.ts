import type { LocationSource } from './address';
import { billTexts } from './bill.texts';
import { formatUsd, type Cents } from './money';
import { formatCount } from './number-text';
import { BOXES_PER_PALLET, palletsFor } from './pallets';
import { deliveryPriceTexts } from './delivery-price.texts';

/** This price carries the Express label. */
export const EXPRESS_BAND_CENTS: Cents = 15_000;
export const METRES_PER_MILE = 1609.34;

/** WGS 84 degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Per pallet, for distances in [minMile, maxMile). */
export interface DeliveryBand {
  readonly minMile: number;
  readonly maxMile: number;
  readonly priceCents: Cents;
}

export interface PricedQuote {
  readonly kind: 'express' | 'standard';
  readonly miles: number;
  readonly pallets: number;
  readonly band: DeliveryBand;
  readonly cents: Cents;
}

export type ShippingQuote = PricedQuote | { readonly kind: 'call-us' };

/** Null where nothing is charged or the price is unknown. */
export function deliveryCents(quote: ShippingQuote | null): Cents | null {
  return quote === null || quote.kind === 'call-us' ? null : quote.cents;
}

/** Metres to miles. */
export function milesFromMetres(metres: number): number {
  return metres / METRES_PER_MILE;
}

/** Miles with the two decimals the screens show. */
export function formatMiles(miles: number): string {
  return miles.toFixed(2);
}

/** The first band whose half-open interval contains the distance (miles). */
export function bandFor(miles: number, bands: readonly DeliveryBand[]): DeliveryBand | undefined {
  return bands.find((band) => miles >= band.minMile && miles < band.maxMile);
}

/** Without a distance or a matching band, or with a free band, the shop calls and charges nothing. */
export function quoteShipping(distanceMetres: number | null, boxes: number, bands: readonly DeliveryBand[]): ShippingQuote {
  if (distanceMetres === null || !Number.isFinite(distanceMetres) || distanceMetres < 0) return { kind: 'call-us' };
  const miles = milesFromMetres(distanceMetres);
  const band = bandFor(miles, bands);
  return band === undefined ? { kind: 'call-us' } : bandPrice(miles, band, boxes);
}

/** The price of delivery within one band: pallets x its price. */
export function bandPrice(miles: number, band: DeliveryBand, boxes: number): ShippingQuote {
  if (band.priceCents <= 0) return { kind: 'call-us' };
  const pallets = palletsFor(boxes);
  return {
    kind: band.priceCents === EXPRESS_BAND_CENTS ? 'express' : 'standard',
    miles,
    pallets,
    band,
    cents: pallets * band.priceCents,
  };
}

export function shippingLabel(quote: ShippingQuote): string {
  return quote.kind === 'call-us' ? deliveryPriceTexts.callUs : pricedLabel(quote.band.priceCents, quote.pallets);
}

/** The band's price is computed from the charge; 0 cents means still to be arranged. */
export function chargedShippingLabel(boxes: number, shippingCents: Cents): string {
  const pallets = palletsFor(boxes);
  return shippingCents <= 0 || pallets === 0 ? billTexts.shipping : pricedLabel(shippingCents / pallets, pallets);
}

/** Explains a delivery price to the shopper: the miles, their band, its price, the pallets. */
export function deliveryReason(quote: Omit<PricedQuote, 'kind'>, locatedBy: LocationSource | null, boxes: number): string {
  return `${deliveryDistance(quote.miles, locatedBy)} ${shippingReason(quote, boxes)}`;
}

/** 'Delivery is 12.34 miles by road, estimated from ZIP.' */
export function deliveryDistance(miles: number, locatedBy: LocationSource | null): string {
  const shown = formatMiles(miles);
  return locatedBy === 'zip' ? deliveryPriceTexts.distanceFromZip(shown) : deliveryPriceTexts.distance(shown);
}

/** `deliveryReason` without the miles, for places that show them elsewhere. */
export function shippingReason({ band, pallets, cents }: Omit<PricedQuote, 'kind' | 'miles'>, boxes: number): string {
  const price = formatUsd(band.priceCents);
  const taken = deliveryPriceTexts.pallets(pallets, formatCount(pallets));
  const load = deliveryPriceTexts.load(boxes, formatCount(boxes), taken, BOXES_PER_PALLET);
  const sum = pallets === 1 ? '' : `: ${formatCount(pallets)} × ${price} = ${formatUsd(cents)}`;
  return `${deliveryPriceTexts.band(formatCount(band.minMile), formatCount(band.maxMile), price)} ${load}${sum}.`;
}

function pricedLabel(bandCents: Cents, pallets: number): string {
  return bandCents === EXPRESS_BAND_CENTS ? deliveryPriceTexts.express : deliveryPriceTexts.standard(pallets);
}

/** Also false for the 0,0 of an empty form. */
export function isPosition(latitude: number, longitude: number): boolean {
  return (
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    (latitude !== 0 || longitude !== 0)
  );
}
