import { isCalendarDay } from './calendar-day';
import type { Cents } from './money';

/** Identifies no person; nothing is sold at its price. */
export interface ShelfTag {
  readonly productId: number;
  readonly priceCentsPerSqft: Cents;
  readonly pricePerBoxCents: Cents;
  /** The shop's day, YYYY-MM-DD. */
  readonly day: string;
}

export const TAG_PARAMETER = 'tag';
const VERSION = '1';
/** The day is last: a truncated tag has no valid day. */
const TAG = /^1\.([1-9]\d{0,8})\.(\d{1,8})\.(\d{1,8})\.(\d{4})(\d{2})(\d{2})$/;

/** Any phone opens it. `shopAddress` has no final slash. */
export function tagAddress(shopAddress: string, slug: string, tag: ShelfTag): string {
  const { productId, priceCentsPerSqft, pricePerBoxCents, day } = tag;
  const said = [VERSION, productId, priceCentsPerSqft, pricePerBoxCents, day.replaceAll('-', '')].join('.');
  return `${shopAddress}/products/${encodeURIComponent(slug)}?${TAG_PARAMETER}=${said}`;
}

/** Null for a text that is truncated, changed or of a later version. */
export function readTag(text: string): ShelfTag | null {
  const [, productId, perSqft, perBox, year, month, date] = TAG.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  if (productId === undefined || !isCalendarDay(day)) return null;
  return { productId: Number(productId), priceCentsPerSqft: Number(perSqft), pricePerBoxCents: Number(perBox), day };
}

/** Null without both prices. */
export function tagOf(
  product: { readonly id: number; readonly priceCentsPerSqft: Cents | null; readonly pricePerBoxCents: Cents | null },
  day: string,
): ShelfTag | null {
  const { id, priceCentsPerSqft, pricePerBoxCents } = product;
  return priceCentsPerSqft === null || pricePerBoxCents === null ? null : { productId: id, priceCentsPerSqft, pricePerBoxCents, day };
}
