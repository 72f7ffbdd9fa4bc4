import { quoteViewTexts } from './quote-view.texts';
import type { CartProduct } from '../../domain/cart';
import type { Product } from '../../domain/catalogue';

/** `slug` is '' without a page. */
export interface FloorName {
  readonly title: string;
  readonly slug: string;
}

/** As saved with the quote, else from the catalogue, else the number. */
export function floorNamer(kept: readonly CartProduct[], products: readonly Product[] | undefined): (productId: number) => FloorName {
  const names = new Map<number, FloorName>((products ?? []).map(({ id, title, slug }) => [id, { title, slug }]));
  const isSold = (id: number): boolean => products === undefined || names.has(id);
  const shown = new Map([...names, ...kept.map(({ id, title, slug }) => [id, { title, slug: isSold(id) ? slug : '' }] as const)]);
  return (productId) => shown.get(productId) ?? { title: quoteViewTexts.unknownFloor(productId), slug: '' };
}
