import { isCalendarDay } from './calendar-day';
import type { Cents } from './money';

/** The data in a shelf tag's code, besides the floor's address (DESIGN 13). It identifies no person, and nothing is sold at its price. */
export interface ShelfTag {
  readonly productId: number;
  readonly priceCentsPerSqft: Cents;
  readonly pricePerBoxCents: Cents;
  /** The day of the prices in the shop, YYYY-MM-DD. */
  readonly day: string;
}

/** The search parameter with the tag in a floor's address. */
export const TAG_PARAMETER = 'tag';
const VERSION = '1';
/** Version, product, cents per square foot, cents per box, day. The day is last: a truncated tag has no valid day. */
const TAG = /^1\.([1-9]\d{0,8})\.(\d{1,8})\.(\d{1,8})\.(\d{4})(\d{2})(\d{2})$/;

/** The address in a tag's code: the floor's own page, which any phone opens, with the tag's data. `shopAddress` has no final slash. */
export function tagAddress(shopAddress: string, slug: string, tag: ShelfTag): string {
  const { productId, priceCentsPerSqft, pricePerBoxCents, day } = tag;
  const said = [VERSION, productId, priceCentsPerSqft, pricePerBoxCents, day.replaceAll('-', '')].join('.');
  return `${shopAddress}/products/${encodeURIComponent(slug)}?${TAG_PARAMETER}=${said}`;
}

/** Parses a tag; null for a text that is truncated, changed or of a later version. Never throws. */
export function readTag(text: string): ShelfTag | null {
  const [, productId, perSqft, perBox, year, month, date] = TAG.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  if (productId === undefined || !isCalendarDay(day)) return null;
  return { productId: Number(productId), priceCentsPerSqft: Number(perSqft), pricePerBoxCents: Number(perBox), day };
}

/** The tag of a floor on a day; null without both prices, since the rest is printed on the box. */
export function tagOf(
  product: { readonly id: number; readonly priceCentsPerSqft: Cents | null; readonly pricePerBoxCents: Cents | null },
  day: string,
): ShelfTag | null {
  const { id, priceCentsPerSqft, pricePerBoxCents } = product;
  return priceCentsPerSqft === null || pricePerBoxCents === null ? null : { productId: id, priceCentsPerSqft, pricePerBoxCents, day };
}
