import type { SqftHundredths } from './coverage';
import type { FloorFacts } from './floor-facts';
import type { InEnglish } from './in-english';
import type { Cents } from './money';
import type { Picture } from './picture';
import type { RoomFloor } from './room-floor';
import type { Stock } from './stock';

export interface Category extends InEnglish {
  readonly id: number;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly picture: Picture;
}

/** ALL means no filter. */
export type CategoryChoice = number | 'ALL';

/** As listings show it. Prices are null when the shop gives none. */
export interface Product extends InEnglish {
  readonly id: number;
  /** Null when the back end gives none: listed under ALL only. */
  readonly categoryId: number | null;
  readonly title: string;
  readonly slug: string;
  readonly priceCentsPerSqft: Cents | null;
  /** Shown struck through. */
  readonly mainPriceCentsPerSqft: Cents | null;
  /** Such as 'Save $0.30'. */
  readonly saveLabel: string | null;
  readonly pricePerBoxCents: Cents | null;
  readonly sqftPerBox: SqftHundredths | null;
  readonly picture: Picture;
  readonly descriptionHtml: string;
  /** Absent without a picture of its pieces. */
  readonly roomFloor?: RoomFloor;
  readonly stock?: Stock;
  /** Absent when the back end's list has none and no details are saved. */
  readonly facts?: FloorFacts;
}

export type Media =
  | { readonly type: 'image'; readonly picture: Picture }
  | { readonly type: 'video'; readonly src: string; readonly poster: Picture | null }
  | { readonly type: 'youtube'; readonly url: string };

export interface SpecificationGroup extends InEnglish {
  readonly id: number;
  readonly title: string;
  readonly rows: readonly SpecificationRow[];
}

export interface SpecificationRow extends InEnglish {
  readonly title: string;
  readonly value: string;
  /** Absent where the row is in English: `englishRow` is what is computed with. */
  readonly english?: { readonly title: string; readonly value: string };
}

/** What a row says in English, by which floors are compared and found. */
export function englishRow(row: SpecificationRow): SpecificationRow {
  return row.english ?? row;
}

export interface ProductDetails {
  readonly product: Product;
  readonly media: readonly Media[];
  readonly specifications: readonly SpecificationGroup[];
}
