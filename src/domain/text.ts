/** Plain text of a piece of rich text, for descriptions in search results. Never rendered as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(ENTITY, decoded)
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+\d*));/gi;

/** Common HTML entities. Others stay in the text as they are. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};

function decoded(entity: string, decimal: string | undefined, hex: string | undefined, name: string | undefined): string {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const character = code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  return /[\p{Cc}\p{Cs}]/u.test(character) ? ' ' : character;
}

/** The text, or `instead` when it has no visible characters: empty, spaces, zero-width characters. */
export function visibleOr(text: string, instead: string): string {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : instead;
}

/** Line breaks, tabs, control characters, and characters that reverse or hide text. Joiners stay: some scripts need them. */
const NOT_OF_A_LINE = /[\s\p{Cc}]+/gu;
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;

/** The text as one line without control characters, for names and addresses: no typed text can start a new line. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(NOT_OF_A_LINE, ' ').trim();
}

/** Truncates a text at a word boundary to at most `length` characters; a single longer word is cut. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  // Avoids splitting a surrogate pair.
  return `${end > 0 ? cut.slice(0, end) : cut.replace(/\p{Surrogate}$/u, '')}…`;
}
