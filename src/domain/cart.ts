import type { Product } from './catalogue';
import type { SqftHundredths } from './coverage';
import type { Cents } from './money';
import type { Picture } from './picture';
import type { Stock } from './stock';

/** Saved with an offline change, so that the line renders without the server. Price per box and area are 0 where a back end gives none. */
export interface CartProduct {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly picture: Picture;
  readonly priceCentsPerSqft: Cents | null;
  readonly pricePerBoxCents: Cents;
  readonly sqftPerBox: SqftHundredths;
  readonly stock?: Stock;
}

export interface CartLine {
  readonly lineId: number;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  readonly product: CartProduct;
}

/** A state, never a request. 0 boxes means: not in the cart. */
export interface CartIntent {
  readonly product: CartProduct;
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
  /** Puts the intents of this device in order. */
  readonly sequence: number;
}

export interface CartEnding {
  readonly how: 'ordered' | 'removed';
  readonly boxes: number;
  /** Null for a removal. */
  readonly orderNumber: string | null;
}

export interface ProjectedLine extends Omit<CartLine, 'lineId'> {
  readonly lineId: number | null;
  readonly isPending: boolean;
}

/** The server's lines with the unsent intents applied; lines only on this device come first, newest on top. */
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

/** Oldest intent first. Idempotent. */
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

/** Null when it cannot be sold by the box. */
export function cartProductOf(product: SoldProduct): CartProduct | null {
  const { id, title, slug, picture, priceCentsPerSqft, pricePerBoxCents, sqftPerBox, stock } = product;
  if (pricePerBoxCents === null || sqftPerBox === null || !isSellable({ pricePerBoxCents, sqftPerBox })) return null;
  return { id, title, slug, picture, priceCentsPerSqft, pricePerBoxCents, sqftPerBox, ...(stock === undefined ? {} : { stock }) };
}

/** Items, not boxes. */
export function cartCount(lines: readonly ProjectedLine[]): number {
  return lines.length;
}
