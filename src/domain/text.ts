/** The result is never rendered as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[/!?a-z][^>]*>/gi, ' ')
    .replace(ENTITY, decoded)
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITY = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]+\d*));/gi;

/** Others stay as they are: all of them would be too much for the first screen. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    Prime: '″',
    trade: '™',
    reg: '®',
  }),
);

/** An accented letter is its letter and one of these: `eacute`, `ntilde`. */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', uml: '\u0308', cedil: '\u0327' }),
);

function decoded(entity: string, code: string | undefined, name = ''): string {
  if (code === undefined) {
    const accent = ACCENTS.get(name.slice(1));
    return accent === undefined ? (NAMED.get(name) ?? entity) : `${name[0]}${accent}`.normalize();
  }
  // 233 is 0233, and xe9 is 0xe9.
  const point = Number(`0${code}`);
  const character = point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
  return /[\p{Cc}\p{Cs}]/u.test(character) ? ' ' : character;
}

/** Spaces and zero-width characters are not visible. */
export function visibleOr(text: string, instead: string): string {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : instead;
}

/** UTF-16 units; one less where the cut would split a surrogate pair. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}

/** Cuts at a word boundary; a single longer word is cut. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 2);
  return `${cutText(text, end > 0 ? end : length - 1)}…`;
}
