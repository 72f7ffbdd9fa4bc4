import type { Product } from './catalogue';
import type { SqftHundredths } from './coverage';
import type { Cents } from './money';
import type { Picture } from './picture';
import type { Stock } from './stock';

/**
 * The product data of a cart line. Saved with an offline change, so that the line renders without the server. Price per box and area are 0 where
 * a back end gives none: see `isSellable`.
 */
export interface CartProduct {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly picture: Picture;
  readonly priceCentsPerSqft: Cents | null;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: SqftHundredths;
  /** Boxes on hand; absent where the shop does not state them. */
  readonly stock?: Stock;
}

/** A line of the server's cart. */
export interface CartLine {
  readonly lineId: number;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  readonly product: CartProduct;
}

/** The wanted state of one product in the cart. 0 boxes means: not in the cart. A state, never a request (DESIGN 4). */
export interface CartIntent {
  readonly product: CartProduct;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  /** Increases with every change on this device, so that intents can be ordered. */
  readonly sequence: number;
}

/** Why a product left the cart elsewhere: ordered, or removed on another device. */
export interface CartEnding {
  readonly how: 'ordered' | 'removed';
  /** Ordered or removed boxes. */
  readonly boxes: number;
  /** Null for a removal. */
  readonly orderNumber: string | null;
}

export interface ProjectedLine extends Omit<CartLine, 'lineId'> {
  readonly lineId: number | null;
  readonly isPending: boolean;
}

/**
 * The cart that is shown: the server's lines with the unsent intents applied, newest lines first. Lines that exist only on this device come on
 * top. Pure; badge, drawer and table all show this (DESIGN 4).
 */
export function projectCart(serverLines: readonly CartLine[], intents: readonly CartIntent[]): readonly ProjectedLine[] {
  const intentOf = new Map(intents.map((intent) => [intent.product.id, intent]));
  const shown: ProjectedLine[] = [];
  for (const line of serverLines) {
    const intent = intentOf.get(line.product.id);
    intentOf.delete(line.product.id);
    if (intent === undefined) shown.push({ ...line, isPending: false });
    else if (intent.boxes > 0) {
      shown.push({ ...line, boxes: intent.boxes, isInstallationChosen: intent.isInstallationChosen, isPending: true });
    }
  }
  const added = [...intentOf.values()].filter((intent) => intent.boxes > 0).sort((a, b) => b.sequence - a.sequence);
  return [
    ...added.map(({ product, boxes, isInstallationChosen }) => ({ lineId: null, product, boxes, isInstallationChosen, isPending: true })),
    ...shown,
  ];
}

export type CartCall =
  | { readonly kind: 'add'; readonly intent: CartIntent }
  | { readonly kind: 'edit'; readonly intent: CartIntent; readonly lineId: number }
  | { readonly kind: 'delete'; readonly intent: CartIntent; readonly lineId: number }
  | { readonly kind: 'none'; readonly intent: CartIntent };

/** The calls that bring the server's cart to the shopper's intents, oldest intent first. Idempotent. */
export function planCartSync(serverLines: readonly CartLine[], intents: readonly CartIntent[]): readonly CartCall[] {
  const lineOf = new Map(serverLines.map((line) => [line.product.id, line]));
  return [...intents]
    .sort((a, b) => a.sequence - b.sequence)
    .map((intent): CartCall => {
      const line = lineOf.get(intent.product.id);
      if (line === undefined) return intent.boxes > 0 ? { kind: 'add', intent } : { kind: 'none', intent };
      if (intent.boxes === 0) return { kind: 'delete', intent, lineId: line.lineId };
      const isSame = line.boxes === intent.boxes && line.isInstallationChosen === intent.isInstallationChosen;
      return isSame ? { kind: 'none', intent } : { kind: 'edit', intent, lineId: line.lineId };
    });
}

type SoldProduct = Pick<Product, 'id' | 'title' | 'slug' | 'picture' | 'priceCentsPerSqft' | 'pricePerBoxCents' | 'sqftPerBox' | 'stock'>;

/** Whether a bill can contain it: it needs a price per box and an area. */
export function isSellable({ pricePerBoxCents, sqftPerBox }: Pick<CartProduct, 'pricePerBoxCents' | 'sqftPerBox'>): boolean {
  return pricePerBoxCents > 0 && sqftPerBox > 0;
}

/** A catalogue product as a cart line shows it; null when it has no price per box or no area and so cannot be sold by the box. */
export function cartProductOf(product: SoldProduct): CartProduct | null {
  const { id, title, slug, picture, priceCentsPerSqft, pricePerBoxCents, sqftPerBox, stock } = product;
  if (pricePerBoxCents === null || sqftPerBox === null || !isSellable({ pricePerBoxCents, sqftPerBox })) return null;
  return { id, title, slug, picture, priceCentsPerSqft, pricePerBoxCents, sqftPerBox, ...(stock === undefined ? {} : { stock }) };
}

/** The number on the cart badge: items, not boxes (SPEC 2: 'the number of cart items'). */
export function cartCount(lines: readonly ProjectedLine[]): number {
  return lines.length;
}
