export type PagePath =
  | { readonly kind: 'page' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' }
  /** The escapes are not valid UTF-8. */
  | { readonly kind: 'malformed' };

/** Longer than the path of any page. */
const MAX_LENGTH = 1_000;
/** The segments after these are ids and slugs, which are case-sensitive. */
const FIRST_PARTS: ReadonlySet<string> = new Set([
  'products',
  'about-us',
  'blog',
  'installation',
  'contact-us',
  'privacy-policy',
  'terms-and-conditions',
  'compare',
  'board-sheet',
  'my-cart',
  'rooms',
  'scan',
  'quotes',
  'quote',
  'account',
  'orders',
  'login',
  'sign-up',
  'forgot-password',
  'reset-password',
  'callback',
  'callbacktest',
]);

/** It exists independently of the shop's data. */
export function isFixedPage(path: string): boolean {
  return path === '/' || FIRST_PARTS.has(path.slice(1));
}

/** `pathname` is escaped. A page has one address: no trailing slash, a lower-case first segment, escapes only where the app writes them. */
export function readPagePath(pathname: string): PagePath {
  if (pathname.length > MAX_LENGTH) return { kind: 'missing' };
  let text: string;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    return { kind: 'malformed' };
  }
  if (/[\u0000-\u001f\u007f]/.test(text)) return { kind: 'missing' };
  const [first = '', ...rest] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => encodeURIComponent(decodeURIComponent(part)));
  const known = FIRST_PARTS.has(first.toLowerCase()) ? first.toLowerCase() : first;
  const address = `/${[known, ...rest].join('/')}`;
  return address === pathname ? { kind: 'page' } : { kind: 'moved', to: address };
}
