/** What the path of a request leads to: a page, the page's own address, or nothing. */
export type PagePath =
  | { readonly kind: 'page' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' }
  /** No text in any encoding that browsers send. */
  | { readonly kind: 'malformed' };

/** Longer than the path of any page. */
const MAX_LENGTH = 1_000;
/** First parts of the pages' addresses. What follows is an id or a slug, and those have a case of their own. */
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

/** A page that is there whatever the shop holds. */
export function isFixedPage(path: string): boolean {
  return path === '/' || FIRST_PARTS.has(path.slice(1));
}

/** Reads a path as it came, with its escapes. A page has one address: without a slash at the end, and its first part in lower case. */
export function readPagePath(pathname: string): PagePath {
  if (pathname.length > MAX_LENGTH) return { kind: 'missing' };
  let text: string;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    return { kind: 'malformed' };
  }
  if (/[\u0000-\u001f\u007f]/.test(text)) return { kind: 'missing' };
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  const known = FIRST_PARTS.has(first.toLowerCase()) ? first.toLowerCase() : first;
  const address = `/${[known, ...rest].join('/')}`;
  return address === pathname ? { kind: 'page' } : { kind: 'moved', to: address };
}
