import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DARK, PAPER } from '../../server/media/make-logo';
import { DEFAULT_ACCENT, GROUND } from '../../src/domain/accent-colour';
import { hexOf } from '../../src/domain/contrast';

const TOKENS = 'src/ui/styles/tokens.css';
/** Declares our families, and the local faces that stand in for them. */
const FACES = 'src/ui/styles/fonts.css';

const page = readFileSync('docs/visual-language.md', 'utf8');
const tokens = readFileSync(TOKENS, 'utf8');
const sources = readdirSync('src', { recursive: true }).map((path) => `src/${String(path).replaceAll('\\', '/')}`);
const sheets = sources
  .filter((path) => path.endsWith('.css'))
  .filter((path) => path !== TOKENS && path !== FACES)
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** Where a pattern stands in the style sheets, as 'path: text'. */
function found(pattern: RegExp): readonly string[] {
  return sheets.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match.trim()}`));
}

/** The colour of a token that is written as #rrggbb. */
function colourOf(name: string): string {
  const [, colour = ''] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  return colour;
}

/** WCAG 2.2, relative luminance and contrast ratio. Not those of src/domain/contrast.ts, by which accents are judged: a mistake there shows here. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(colourOf(a)), luminance(colourOf(b))].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('The visual language', () => {
  it('keeps :hover to devices with a pointer: after a touch it would stick', () => {
    const forPointers = /@media [^{]*\(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
    expect(sheets.filter(({ text }) => text.replace(forPointers, '').includes(':hover')).map(({ path }) => path)).toEqual([]);
  });

  it('takes every colour from the tokens', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(found(/#[0-9a-f]{3,8}\b(?![^{]*\{)|\b(?:rgba?|hsla?|oklch|lab)\(\s*[\d.]+[^)]*\)/gi)).toEqual([]);
    expect(
      found(
        /(?:color|background|border|outline|fill|stroke)[a-z-]*:[^;]*\b(?:red|green|blue|gray|grey|white|silver|orange)\b(?!-)[^;]*;/gi,
      ).filter((line) => !/var\(--white\)|var\(--white-rgb\)/.test(line)),
    ).toEqual([]);
  });

  it('takes every typeface from the tokens', () => {
    expect(found(/font-family:(?!\s*(?:var\(--font-|inherit))[^;]*;/g)).toEqual([]);
    expect(found(/[\s{]font:(?!\s*inherit)(?![^;]*var\(--(?:text|font)-)[^;]*;/g)).toEqual([]);
  });

  it("measures no column by the digits of a face, so that lines break alike before and after the store's own faces come", () => {
    expect(found(/[\d.]+(?:ch|ex|ic|cap)\b[^;{}]*;/g)).toEqual([]);
  });

  it('uses no token that nobody declares', () => {
    const everything = [
      tokens,
      ...sheets.map(({ text }) => text),
      ...sources.filter((path) => path.endsWith('.tsx')).map((path) => readFileSync(path, 'utf8')),
    ].join('\n');
    const declared = new Set([...everything.matchAll(/(--[\w-]+)['"\]]*\s*:/g)].map(([, name]) => name));
    const used = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--(?!mantine|input|label|modal|drawer|notification)[\w-]+)\)/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter(({ name }) => !declared.has(name))).toEqual([]);
  });

  it('has the contrast that docs/visual-language.md tells, 4.5:1 or more for text and 3:1 or more for edges', () => {
    const rows = [...page.matchAll(/^\| `([\w-]+)` on `([\w-]+)` \| ([\d.]+):1 \| (text|edge) \|/gm)].map(
      ([, front = '', back = '', ratio = '', use = '']) => ({ front, back, ratio, use }),
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.map(({ front, back, ratio }) => `${front} on ${back} ${ratio}`)).toEqual(
      rows.map(({ front, back }) => `${front} on ${back} ${contrast(front, back).toFixed(1)}`),
    );
    expect(rows.filter(({ ratio, use }) => Number(ratio) < (use === 'text' ? 4.5 : 3))).toEqual([]);
  });

  it('has the colours that accents and logos are judged by', () => {
    expect({ sea: DEFAULT_ACCENT, 'sand-deep': hexOf(GROUND), ink: hexOf(DARK.colour), paper: hexOf(PAPER.colour) }).toEqual(
      Object.fromEntries(['sea', 'sand-deep', 'ink', 'paper'].map((name) => [name, colourOf(name)])),
    );
  });

  it('names in docs/visual-language.md only tokens that exist', () => {
    const named = [...page.matchAll(/`--([\w-]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !tokens.includes(`--${name}:`))).toEqual([]);
  });

  it('comes before every other style, so that a class of a component wins over a shared one', () => {
    expect(/^import .*/m.exec(readFileSync('src/main.tsx', 'utf8'))?.[0]).toBe("import './ui/layout.module.css';");
  });
});
