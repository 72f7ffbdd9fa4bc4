export type PagePath =
  | { readonly kind: 'page' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' }
  /** The escapes are not valid UTF-8. */
  | { readonly kind: 'malformed' };

/** Longer than the path of any page. */
const MAX_LENGTH = 1_000;

/** `pathname` is escaped. `firstParts`: of the pages; the segments after them are ids and slugs, which are case-sensitive. A page has one address: no trailing slash, a lower-case first segment, escapes only where the app writes them. */
export function readPagePath(pathname: string, firstParts: ReadonlySet<string>): PagePath {
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
  const known = firstParts.has(first.toLowerCase()) ? first.toLowerCase() : first;
  const address = `/${[known, ...rest].join('/')}`;
  return address === pathname ? { kind: 'page' } : { kind: 'moved', to: address };
}
