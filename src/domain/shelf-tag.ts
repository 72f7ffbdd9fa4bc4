import { isCalendarDay } from './calendar-day';
import type { Cents } from './money';

/** What the code of a shelf tag says beside the floor's address (DESIGN 13). No person, and no price that anything is sold at. */
export interface ShelfTag {
  readonly productId: number;
  readonly priceCentsPerSqft: Cents;
  readonly pricePerBoxCents: Cents;
  /** The day of the prices in the shop, YYYY-MM-DD. */
  readonly day: string;
}

/** The search parameter of a floor's address that holds the tag. */
export const TAG_PARAMETER = 'tag';
const VERSION = '1';
/** Version, product, cents a square foot, cents a box, day. The day is last: what was cut off is no day. */
const TAG = /^1\.([1-9]\d{0,8})\.(\d{1,8})\.(\d{1,8})\.(\d{4})(\d{2})(\d{2})$/;

/** The address in a tag's code: the floor's own page, which any phone opens, with what the tag says. `shopAddress` has no final slash. */
export function tagAddress(shopAddress: string, slug: string, tag: ShelfTag): string {
  const { productId, priceCentsPerSqft, pricePerBoxCents, day } = tag;
  const said = [VERSION, productId, priceCentsPerSqft, pricePerBoxCents, day.replaceAll('-', '')].join('.');
  return `${shopAddress}/products/${encodeURIComponent(slug)}?${TAG_PARAMETER}=${said}`;
}

/** What a tag says; null for a text that is cut, changed or of a later version. Never throws. */
export function readTag(text: string): ShelfTag | null {
  const [, productId, perSqft, perBox, year, month, date] = TAG.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  if (productId === undefined || !isCalendarDay(day)) return null;
  return { productId: Number(productId), priceCentsPerSqft: Number(perSqft), pricePerBoxCents: Number(perBox), day };
}

/** Floors with these figures can have a tag: a tag without a price would say nothing that is not on the box. */
export function tagOf(
  product: { readonly id: number; readonly priceCentsPerSqft: Cents | null; readonly pricePerBoxCents: Cents | null },
  day: string,
): ShelfTag | null {
  const { id, priceCentsPerSqft, pricePerBoxCents } = product;
  return priceCentsPerSqft === null || pricePerBoxCents === null ? null : { productId: id, priceCentsPerSqft, pricePerBoxCents, day };
}
