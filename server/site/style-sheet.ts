export interface StyleSheet {
  readonly text: string;
  /** Also all rules without a class, such as fonts. In order, in as few pieces as possible. */
  inUse(shown: ReadonlySet<string>): readonly StylePiece[];
  /** Whether any rule that names a class may match. */
  isShown(shown: ReadonlySet<string>): boolean;
}

export interface StylePiece {
  /** Offset in UTF-16 units. */
  readonly at: number;
  readonly text: string;
}

interface Rule {
  readonly at: number;
  readonly endsAt: number;
  /** The classes that each selector of the list requires. */
  readonly needs: readonly (readonly string[])[];
  /** Inside a condition such as `@media`. */
  readonly inner: readonly Rule[] | null;
}

/** Comments and strings may contain braces. */
const TOKEN = /\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs;
const CONDITION = /^@(?:media|supports|container|layer)\b/;
/** The first screen does not need these: they load with the rest of the files. */
const LATER = /^@media (?:print|\(hover: ?hover\))$/;
const CLASS_NAME = /\.(-?[A-Za-z_][\w-]*)/g;

/** Nested rules stay inside the outer one. */
export function readStyleSheet(text: string): StyleSheet {
  const rules = rulesOf(text);
  return {
    text,
    inUse: (shown) =>
      piecesOf(
        text,
        rules.filter((rule) => mayMatch(rule, shown)),
      ),
    isShown: (shown) => rules.some((rule) => isShown(rule, shown)),
  };
}

/** All class names in this markup. */
export function classNamesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

function rulesOf(text: string, from = 0, to = text.length): readonly Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let at = from;
  let opensAt = from;
  for (const { 0: token, index } of text.slice(from, to).matchAll(TOKEN)) {
    const place = from + index;
    if (token === '{' && (depth += 1) === 1) opensAt = place;
    const isStatement = token === ';' && depth === 0;
    if (!isStatement && (token !== '}' || (depth -= 1) > 0)) continue;
    const endsAt = place + 1;
    const head = text.slice(at, opensAt).trim();
    if (isStatement) rules.push({ at, endsAt, needs: [[]], inner: null });
    else if (LATER.test(head)) rules.push({ at, endsAt, needs: [], inner: [] });
    else if (CONDITION.test(head)) rules.push({ at, endsAt, needs: [], inner: rulesOf(text, opensAt + 1, place) });
    else rules.push({ at, endsAt, needs: head.startsWith('@') ? [[]] : selectorsOf(head), inner: null });
    at = endsAt;
  }
  return rules;
}

/** Classes in parentheses or brackets may be alternatives or negations: they are not required. */
function selectorsOf(head: string): readonly (readonly string[])[] {
  let plain = head.replaceAll(/\/\*.*?\*\//gs, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return plain.split(',').map((selector) => [...selector.matchAll(CLASS_NAME)].map(([, name = '']) => name));
}

/** A condition is kept whole when one of its rules may match. */
function mayMatch({ needs, inner }: Rule, shown: ReadonlySet<string>): boolean {
  return inner === null ? needs.some((names) => areShown(names, shown)) : inner.some((rule) => mayMatch(rule, shown));
}

function isShown({ needs, inner }: Rule, shown: ReadonlySet<string>): boolean {
  return inner === null ? needs.some((names) => names.length > 0 && areShown(names, shown)) : inner.some((rule) => isShown(rule, shown));
}

const areShown = (names: readonly string[], shown: ReadonlySet<string>): boolean => names.every((name) => shown.has(name));

function piecesOf(text: string, rules: readonly Rule[]): readonly StylePiece[] {
  const pieces: StylePiece[] = [];
  for (const { at, endsAt } of rules) {
    const last = pieces.at(-1);
    if (last !== undefined && last.at + last.text.length === at)
      pieces[pieces.length - 1] = { at: last.at, text: text.slice(last.at, endsAt) };
    else pieces.push({ at, text: text.slice(at, endsAt) });
  }
  return pieces;
}
