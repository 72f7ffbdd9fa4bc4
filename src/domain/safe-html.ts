/** The elements that rich text may contain; of others only the text stays. */
const ALLOWED = new Set([
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
  'blockquote',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'div',
  'span',
]);
const VOID = new Set(['br', 'hr', 'img']);
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
/** These are removed with their content. */
const SWALLOWED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'template',
  'noscript',
  'textarea',
  'title',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'head',
  'form',
  'audio',
  'video',
  'canvas',
]);

/** Each is looked for at one place only, and none can be read in two ways: the time rises with the length. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/y;
const DECLARATION = /<[!?][^>]*>/y;
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/y;
const TAG_START = /<(?:\/?[a-zA-Z]|[!?])/g;
/** Deeper elements lose their tags and keep their text. */
const MAX_DEPTH = 100;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Reduces rich text to an allow-list. Pure string work, so that the server and the page write the same markup: text is
 * escaped again, attributes are rebuilt one by one, and every element that is opened is closed.
 */
export function safeHtml(html: string): string {
  const written: string[] = [];
  const open: string[] = [];
  let swallowing: { readonly name: string; depth: number } | null = null;
  let position = 0;
  const writeText = (text: string) => {
    if (swallowing === null) written.push(escapeText(text));
  };
  for (const match of tagsOf(html)) {
    writeText(html.slice(position, match.index));
    position = match.index + match[0].length;
    const isClosing = match[1] === '/';
    const raw = match[2]?.toLowerCase();
    if (raw === undefined) continue;
    if (swallowing !== null) {
      if (raw === swallowing.name) swallowing.depth += isClosing ? -1 : 1;
      if (swallowing.depth === 0) swallowing = null;
      continue;
    }
    if (SWALLOWED.has(raw)) {
      if (!isClosing) swallowing = { name: raw, depth: 1 };
      continue;
    }
    const name = RENAMED[raw] ?? raw;
    if (!ALLOWED.has(name) || (!isClosing && open.length >= MAX_DEPTH)) continue;
    if (isClosing) close(name, open, written);
    else {
      written.push(`<${name}${safeAttributes(name, match[3] ?? '')}>`);
      if (!VOID.has(name)) open.push(name);
    }
  }
  writeText(html.slice(position));
  for (const name of open.reverse()) written.push(`</${name}>`);
  return written.join('');
}

/** Comments, declarations and tags in order. What begins like one and does not end is text, with all that follows. */
function* tagsOf(html: string): Generator<RegExpExecArray> {
  let from = 0;
  for (;;) {
    TAG_START.lastIndex = from;
    const start = TAG_START.exec(html)?.index;
    const tag = start === undefined ? null : matchAt(html, start);
    if (tag === null) return;
    from = tag.index + tag[0].length;
    yield tag;
  }
}

function matchAt(html: string, index: number): RegExpExecArray | null {
  for (const form of [COMMENT, DECLARATION, TAG]) {
    form.lastIndex = index;
    const match = form.exec(html);
    if (match !== null) return match;
  }
  return null;
}

function close(name: string, open: string[], written: string[]): void {
  const at = open.lastIndexOf(name);
  if (at === -1) return;
  for (const inner of open.splice(at).reverse()) written.push(`</${inner}>`);
}

function safeAttributes(name: string, source: string): string {
  let written = '';
  const seen = new Set<string>();
  for (const [, attribute = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    const value = decodeEntities(double ?? single ?? bare ?? '');
    if (seen.has(key)) continue;
    seen.add(key);
    const kept = keptValue(name, key, value);
    if (kept !== null) written += ` ${key}="${escapeAttribute(kept)}"`;
  }
  return name === 'a' && / href="https?:/.test(written) ? `${written} rel="noopener noreferrer"` : written;
}

function keptValue(name: string, key: string, value: string): string | null {
  const isCell = name === 'td' || name === 'th';
  if (name === 'a' && key === 'href') return isSafeLink(value) ? value.trim() : null;
  if (name === 'img' && key === 'src') return /^(https?:\/\/|\/(?![/\\]))/i.test(value.trim()) ? value.trim() : null;
  if (name === 'img' && key === 'alt') return value;
  if (name === 'img' && (key === 'width' || key === 'height')) return /^\d{1,5}$/.test(value) ? value : null;
  if (isCell && (key === 'colspan' || key === 'rowspan')) return /^\d{1,3}$/.test(value) ? value : null;
  if (name === 'th' && key === 'scope') return /^(row|col|rowgroup|colgroup)$/.test(value) ? value : null;
  if (name === 'ol' && key === 'start') return /^\d{1,5}$/.test(value) ? value : null;
  return null;
}

/** A path of this site, a fragment, or a URL with an allowed scheme. */
function isSafeLink(value: string): boolean {
  const trimmed = value.trim();
  if (/[\u0000-\u0020\u007f]/.test(trimmed)) return false;
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(trimmed);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  tab: '\t',
  newline: '\n',
};

function decodeEntities(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Entities in text stay as they are; a bare ampersand becomes one. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#x[0-9a-f]+|#\d+|[a-z][a-z0-9]*);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
