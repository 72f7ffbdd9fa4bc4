import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks } from './chunks';

const FILES = [
  '/app.html',
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `/src/${file}`),
  ...['workbox-window', 'minisearch', 'react'].map((name) => `/node_modules/${name}/index.js`),
].filter((file) => !file.includes('.test.'));

const filesOf = (pattern: string): string => FILES.filter((file) => new RegExp(pattern).test(file)).join('\n');

/** Each word between two of `(?:`, `|`, `)` and `[`, and the pattern without it. */
function withoutEach(pattern: string): readonly { readonly word: string; readonly rest: string }[] {
  return [...pattern.matchAll(/(?<=[(:|!\]])[a-z_]+(?:-[a-z]+)*-?(?=[()|[\\]|$)/g)].map(({ 0: word, index }) => ({
    word,
    rest: `${pattern.slice(0, index)}\u0000${pattern.slice(index + word.length)}`,
  }));
}

test.each(chunks.map(({ name, test }) => [name, test.source] as const))(
  'Every file that the chunk %s names is there: after a renaming it would silently weigh elsewhere',
  (_name, pattern) => {
    expect(filesOf(pattern)).not.toBe('');
    const stale = withoutEach(pattern).filter(({ rest }) => filesOf(rest) === filesOf(pattern));
    expect(stale.map(({ word }) => word)).toEqual([]);
  },
);
