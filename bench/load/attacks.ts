import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { login } from '../../src/contract/session';
import type { MadeUp } from './attack';

const STYLES = ['app', 'floor', 'list', 'form', 'cart', 'shell'];

/** `seed` keeps two runs apart. */
export function attacks(seed: number): ReadonlyMap<string, (count: number) => MadeUp> {
  const call = (path: string, body: string): MadeUp => ({ method: 'POST', path: `/api${path}`, body });
  return new Map<string, (count: number) => MadeUp>([
    ['list itself', () => ({ method: 'GET', path: '/products' })],
    ['states of the change feed', (n) => ({ method: 'GET', path: `/api${getCatalogueChanges.path}?since=a.${seed}.${n}.product.x${n}` })],
    ['unknown paths', (n) => ({ method: 'GET', path: `/nowhere/${seed}/${n}` })],
    ['unknown floors', (n) => ({ method: 'GET', path: `/products/made-up-${seed}-${n}` })],
    ['data of unknown floors', (n) => call(getProductDetails.path, `slug=made-up-${seed}-${n}`)],
    ['new words', (n) => ({ method: 'GET', path: `/products?q=oak+${seed % 1_000}x${n}` })],
    [
      'made-up lists of every kind',
      (n) => {
        const word = `w${seed % 1_000}x${n}`;
        const kinds = [
          `/products?q=oak+${word}`,
          `/products?look=${word}`,
          `/products/category/1?q=${word}`,
          `/products?q=${word}&sort=price-down`,
        ];
        return { method: 'GET', path: kinds[n % kinds.length] ?? '' };
      },
    ],
    [
      'made-up filters',
      (n) => ({ method: 'GET', path: `/products?price=0.${10 + (n % 90)}-${seed % 1_000}.${10 + (n % 80)}&look=made-up-${n}` }),
    ],
    [
      'new words, sorted, of a category',
      (n) => ({ method: 'GET', path: `/products/category/1?q=w${seed % 1_000}x${n}&sort=price-down&page=${n}` }),
    ],
    ['data of unknown categories', (n) => call(getProducts.path, `product_category_id=${1_000_000 + n}`)],
    ['orders of style names', (n) => ({ method: 'GET', path: `/page-styles/${permuted(STYLES, seed + n).join('+')}.css` })],
    ['wrong logins', (n) => call(login.path, `Appuser%5Bemail%5D=nobody-${n % 50}%40example.com&Appuser%5Bpassword%5D=wrong-${n}`)],
    ['forms of 60 kB', (n) => call(getProductDetails.path, `slug=${'x'.repeat(60_000)}${n}`)],
  ]);
}

function permuted(names: readonly string[], count: number): readonly string[] {
  const left = [...names];
  let rest = count;
  return names.map(() => {
    const [name = ''] = left.splice(rest % left.length, 1);
    rest = Math.floor(rest / Math.max(1, left.length));
    return name;
  });
}
