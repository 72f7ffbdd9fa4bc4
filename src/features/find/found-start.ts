import type { Product } from '../../domain/catalogue';
import { readFindParameters } from '../../domain/find/find-parameters';
import { readFindState } from '../../domain/find/find-state';
import { PRODUCTS_PER_PAGE } from '../catalogue/list-sizes';
import type { ListStart } from '../catalogue/list-start';
import { finderOf } from './floor-finder';

/** Null when the address has no filter. */
export function foundStart(products: readonly Product[], search: Readonly<Record<string, unknown>>): ListStart | null {
  const asked = readFindParameters(search);
  if (Object.keys(asked).length === 0) return null;
  const { floors, count } = finderOf(products, () => undefined).find(readFindState(asked));
  return { products: floors.slice(0, PRODUCTS_PER_PAGE).map(({ floor }) => floor), count: products.length, foundCount: count };
}
