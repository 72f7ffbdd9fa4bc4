/** A built stylesheet, read once, of which a document takes what it shows. */
export interface StyleSheet {
  readonly text: string;
  /** The rules, in their order, that may match in a page that shows these classes; all that name no class; all of fonts and movements. */
  inUse(shown: ReadonlySet<string>): string;
  /** Whether any rule of it that names a class may match. */
  isShown(shown: ReadonlySet<string>): boolean;
}

interface Rule {
  readonly head: string;
  readonly body: string;
  /** For each selector of the list the classes without which it matches nothing. */
  readonly needs: readonly (readonly string[])[];
  /** What a condition such as `@media` holds. */
  readonly inner: readonly Rule[] | null;
}

/** What may hold a brace or a comma that ends nothing, and what does end something. */
const TOKEN = /\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs;
/** A face as the build writes it. Also read by the start script. */
export const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const CONDITION = /^@(?:media|supports|container|layer)\b/;
const CLASS_NAME = /\.(-?[A-Za-z_][\w-]*)/g;

/** Reads a stylesheet as the build writes it. Rules within rules stay with the outer one. */
export function readStyleSheet(text: string): StyleSheet {
  const rules = rulesOf(text);
  return { text, inUse: (shown) => pick(rules, shown), isShown: (shown) => isAnyShown(rules, shown) };
}

/** Every class that an element of this markup has. */
export function classNamesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

function rulesOf(text: string): readonly Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let startsAt = 0;
  let opensAt = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' && (depth += 1) === 1) opensAt = index;
    if (token === ';' && depth === 0) {
      rules.push({ head: text.slice(startsAt, index + 1), body: '', needs: [[]], inner: null });
      startsAt = index + 1;
    }
    if (token !== '}' || (depth -= 1) > 0) continue;
    rules.push(ruleOf(text.slice(startsAt, opensAt).trim(), text.slice(opensAt + 1, index)));
    startsAt = index + 1;
  }
  return rules;
}

function ruleOf(head: string, body: string): Rule {
  if (CONDITION.test(head)) return { head, body, needs: [], inner: rulesOf(body) };
  return { head, body, needs: head.startsWith('@') ? [[]] : selectorsOf(head), inner: null };
}

/** What stands in brackets may be one of several, or what must not be there: it is not asked for. */
function selectorsOf(head: string): readonly (readonly string[])[] {
  let plain = head.replaceAll(/\/\*.*?\*\//gs, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return plain.split(',').map((selector) => [...selector.matchAll(CLASS_NAME)].map(([, name = '']) => name));
}

function pick(rules: readonly Rule[], shown: ReadonlySet<string>): string {
  return rules.map(({ head, body, needs, inner }) => {
    if (inner === null) return needs.some((names) => areShown(names, shown)) ? textOf(head, body) : '';
    const kept = pick(inner, shown);
    return kept === '' ? '' : textOf(head, kept);
  }).join('');
}

function isAnyShown(rules: readonly Rule[], shown: ReadonlySet<string>): boolean {
  return rules.some(({ needs, inner }) => (inner === null ? needs.some((names) => names.length > 0 && areShown(names, shown)) : isAnyShown(inner, shown)));
}

const areShown = (names: readonly string[], shown: ReadonlySet<string>): boolean => names.every((name) => shown.has(name));

const textOf = (head: string, body: string): string => (head.endsWith(';') ? head : `${head}{${body}}`);
