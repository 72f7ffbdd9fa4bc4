import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languages, pathIn, splitLanguage } from '../../src/domain/languages';

const OTHERS = readdirSync('src/languages');
const english = ['src', 'server']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.texts.ts') && !file.startsWith('src/languages/'));

type Text = string | ((...values: readonly unknown[]) => unknown) | { readonly [key: string]: Text };

/** By the way to each: 'cartTexts.title'. The English file is read as it stands, past the plugin that makes it speak. */
async function textsIn(file: string): Promise<ReadonlyMap<string, string | ((...values: readonly unknown[]) => unknown)>> {
  const address = pathToFileURL(file).href + (file.startsWith('src/languages/') ? '' : '?english');
  const module: Readonly<Record<string, Text>> = await import(/* @vite-ignore */ address);
  const found = new Map<string, string | ((...values: readonly unknown[]) => unknown)>();
  const add = (way: string, text: Text): void => {
    if (typeof text === 'string' || typeof text === 'function') return void found.set(way, text);
    for (const [key, inner] of Object.entries(text)) add(`${way}.${key}`, inner);
  };
  for (const [name, text] of Object.entries(module)) add(name, text);
  return found;
}

/** A text with sample values in it: numbers, which some texts format and others count. */
function shown(text: string | ((...values: readonly unknown[]) => unknown)): string {
  if (typeof text === 'string') return text;
  try {
    return String(JSON.stringify(text(...Array.from({ length: text.length }, (_, index) => index + 3))));
  } catch {
    // It takes something else than numbers: what it is made of is in its source.
    return text.toString();
  }
}

describe('Languages', () => {
  it('have a line in the table and a folder each, English apart, which is beside the features', () => {
    expect(['en', ...OTHERS]).toEqual(languages);
  });

  it('have addresses that lead back to the page', () => {
    for (const language of languages)
      for (const path of ['/', '/products', '/products/oak', '/estimates'])
        expect(splitLanguage(pathIn(language, path))).toEqual({ language, path });
    expect(pathIn('es', '/')).toBe(LANGUAGES.es.path);
  });

  it('have a file for each file of English texts, under the same name, and none that nobody shows', () => {
    const names = english.map((file) => basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const language of OTHERS) expect(readdirSync(`src/languages/${language}`).toSorted()).toEqual(names.toSorted());
  });
});

describe.each(OTHERS)("The texts in '%s'", (language) => {
  it.each(english)('of %s are all there, each with the values that the English one shows', async (file) => {
    const [ours, theirs] = [await textsIn(file), await textsIn(`src/languages/${language}/${basename(file)}`)];
    expect([...theirs.keys()].toSorted()).toEqual([...ours.keys()].toSorted());
    for (const [way, text] of ours) {
      const other = theirs.get(way);
      expect(typeof other, way).toBe(typeof text);
      if (typeof text === 'function' && typeof other === 'function') expect(other.length, way).toBe(text.length);
    }
  });
});

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const wordsIn = (column: number): readonly string[] =>
  rows.flatMap((cells) => (cells[column] ?? '').split(', ').filter((word) => word !== ''));
const glossary = wordsIn(3);
const wrong = new RegExp(`(?<![\\p{L}])(?:${glossary.join('|')})(?![\\p{L}])`, 'iu');
/** 'cuarto' is no word of ours for a room, but 'cuarto de bocel' is one for a molding. */
const right = wordsIn(2).filter((words) => wrong.test(words));
const withoutRight = (text: string): string => right.reduce((rest, words) => rest.replaceAll(words, ''), text);

describe('The Spanish of the trade', () => {
  it.each(readdirSync('src/languages/es'))('is that of the glossary in %s', async (file) => {
    const texts = await textsIn(`src/languages/es/${file}`);
    expect([...texts].filter(([, text]) => wrong.test(withoutRight(shown(text)))).map(([way, text]) => `${way}: ${shown(text)}`)).toEqual(
      [],
    );
  });

  it('is found wrong where it is', () => {
    expect(glossary).toContain('a prueba de agua');
    expect(glossary.length).toBeGreaterThan(20);
    expect(right).toEqual(['cuarto de bocel']);
  });
});
