import { openCard } from './checkout-screens';
import { openReceipt } from './order-screens';
import type { Reader, Screen } from './screen';

/** One screen of each kind, for those who look at it in their own way. */
const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', steps: (page) => page.getByRole('heading', { name: 'Latest news' }).waitFor() },
  { name: 'products', path: '/products/category/4' },
  { name: 'product', path: '/products/wide-plank-20-silver-birch' },
  { name: 'cart', path: '/my-cart', who: 'shopper', steps: (page) => page.getByLabel(/^Boxes of/).first().waitFor() },
  { name: 'checkout', path: '/my-cart', who: 'shopper', isWhole: false, steps: openCard },
  { name: 'orders', path: '/orders', who: 'buyer', steps: (page) => page.getByRole('list', { name: 'Orders' }).waitFor() },
  { name: 'receipt', path: '/orders', who: 'buyer', steps: openReceipt },
  { name: 'login', path: '/login', steps: (page) => page.getByRole('button', { name: 'Login', exact: true }).click() },
  { name: 'contact', path: '/contact-us', steps: (page) => page.getByRole('button', { name: 'Submit' }).click() },
  { name: 'guide', path: '/installation/herringbone-layout' },
  { name: 'article', path: '/blog/what-mil-means' },
  { name: 'menu', path: '/', isWhole: false, sizes: ['0360'], steps: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click() },
];

const READERS: readonly Reader[] = ['large-text', 'dark-device', 'forced-colors', 'more-contrast'];

export const readerScreens: readonly Screen[] = READERS.flatMap((reader) =>
  SCREENS.map((screen): Screen => ({ ...screen, name: `${reader}-${screen.name}`, reader, sizes: screen.sizes ?? (reader === 'large-text' ? ['0360', '0820', '1440'] : ['0360', '1440']) })),
);
