/** Shared by `server/safe-html.ts` and `src/ui/purify-html.ts` (decision 0045). */

/** Longer HTML is truncated before it is parsed; the store tool rejects it. */
export const MAX_RICH_TEXT_CHARACTERS = 200_000;

/** Deeper elements are removed; their text stays. */
export const MAX_RICH_TEXT_DEPTH = 100;

/** Of other elements only the text stays. */
export const RICH_TEXT_ELEMENTS: readonly string[] = [
  ...[
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'a',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'h2',
    'h3',
    'h4',
  ],
  ...['blockquote', 'figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'div', 'span'],
];

/** The page has its own first-level heading. */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Removed with their content. */
export const SWALLOWED_ELEMENTS: readonly string[] = [
  ...['script', 'style', 'iframe', 'object', 'embed', 'applet', 'svg', 'math', 'template', 'noscript', 'textarea', 'option', 'title'],
  ...['select', 'xmp', 'noembed', 'noframes', 'plaintext', 'head', 'form', 'audio', 'video', 'canvas'],
];

export const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];
export const PICTURE_SCHEMES: readonly string[] = ['http', 'https'];

/** An allowed scheme, a path of this site or, for a link, a fragment. */
const LINK = new RegExp(`^(?:(?:${LINK_SCHEMES.join('|')}):|#|/(?![/\\\\]))`, 'i');
const PICTURE = new RegExp(`^(?:(?:${PICTURE_SCHEMES.join('|')})://|/(?![/\\\\]))`, 'i');
const WEB_LINK = /^https?:/i;

const CELL: Readonly<Record<string, RegExp>> = { colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/ };

export const ATTRIBUTE_VALUES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: LINK },
  img: { src: PICTURE, alt: /(?:)/, width: /^\d{1,5}$/, height: /^\d{1,5}$/ },
  td: CELL,
  th: { ...CELL, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  ol: { start: /^\d{1,5}$/ },
};

/** Browsers remove these from a URL, and the rest may be another URL. */
const NOT_IN_ADDRESSES = /[\u0000-\u0020\u007f]/;

/** Values come decoded; the library escapes them. A link to another site passes on neither this window nor the referrer. */
export function allowedAttributes(element: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, form] of Object.entries(ATTRIBUTE_VALUES[element] ?? {})) {
    const isAddress = name === 'href' || name === 'src';
    const value = isAddress ? given[name]?.trim() : given[name];
    if (value !== undefined && form.test(value) && !(isAddress && NOT_IN_ADDRESSES.test(value))) kept[name] = value;
  }
  if (WEB_LINK.test(kept['href'] ?? '')) kept['rel'] = 'noopener noreferrer';
  return kept;
}
