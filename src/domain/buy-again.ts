import { cartProductOf, type CartProduct } from './cart';
import type { Product } from './catalogue';
import { boxesFor, coveredBy, formatSqft, MAX_BOXES } from './coverage';
import { formatUsd } from './money';
import { boxesText } from './number-text';
import type { OrderLine } from './order';
import { buyAgainTexts } from './buy-again.texts';

export interface AgainFloors {
  readonly floors: readonly { readonly product: CartProduct; readonly boxes: number }[];
  readonly changes: readonly string[];
  /** Titles of floors that are no longer sold. */
  readonly gone: readonly string[];
}

/** At today's prices, in as many boxes as cover the same area. */
export function againFloors(lines: readonly OrderLine[], products: readonly Product[]): AgainFloors {
  const floors: { product: CartProduct; boxes: number }[] = [];
  const changes: string[] = [];
  const gone: string[] = [];
  for (const line of lines) {
    const found = products.find(({ id }) => id === line.productId);
    const product = found === undefined ? null : cartProductOf(found);
    if (product === null) {
      gone.push(line.title);
      continue;
    }
    const boxes = boxesToday(line, product);
    floors.push({ product, boxes });
    if (product.pricePerBoxCents !== line.pricePerBoxCents)
      changes.push(buyAgainTexts.price(product.title, formatUsd(line.pricePerBoxCents), formatUsd(product.pricePerBoxCents)));
    if (boxes !== line.boxes)
      changes.push(buyAgainTexts.boxSize(product.title, formatSqft(product.sqftPerBox), boxesText(boxes), boxesText(line.boxes)));
  }
  return { floors, changes, gone };
}

function boxesToday({ boxes, sqftPerBox }: OrderLine, product: CartProduct): number {
  if (sqftPerBox <= 0 || sqftPerBox === product.sqftPerBox) return boxes;
  return Math.min(boxesFor(coveredBy(boxes, sqftPerBox), 0, product.sqftPerBox), MAX_BOXES);
}
