import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['bench', 'build', 'docs', 'pictures', 'public', 'server', 'src', 'sw', 'tests'];
const WORDS_PER_DECISION = 500;
/** A path in backticks: with a folder of ours at its start, or the name of a source file. */
const PATH = /`((?:[\w@$.-]+\/)*[\w@$.-]+\.(?:ts|tsx|mjs|cjs|css|spec|md)|(?:bench|build|docs|pictures|server|src|sw|tests)\/[\w@$./-]*)`/g;
const LINK = /\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g;
const NAMED_DECISION = /docs\/decisions\/(\d{4})|decisions? (\d{4})/g;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.parentPath.includes('node_modules'))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const tree = [...readdirSync('.'), ...FOLDERS, ...FOLDERS.flatMap(filesBelow)];
const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', ...tree.filter((path) => path.endsWith('.md') && path.includes('/'))];
const sources = tree.filter((path) => /\.(?:ts|tsx|mjs|css)$/.test(path));
/** Documents that the founders keep elsewhere, and the issues they filed: a reader of this repository has neither. */
const ELSEWHERE = /\b(?:SPEC|DESIGN|SURVIVE|STACK)(?:\.md)?[ ,;:).]|\bDOMAIN\.md|\bissue \d+\b/;
const textOf = (path: string): string => readFileSync(path, 'utf8');

/** A path counts from the project's folder, from `src` or `server`, or is the end of a longer one. */
function exists(path: string): boolean {
  const name = path.replace(/\/$/, '');
  return tree.some((known) => known === name || known.endsWith(`/${name}`));
}

describe('The documentation', () => {
  it.each(pages)('%s names only paths that exist', (page) => {
    const named = [...textOf(page).matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  it.each(pages)('%s links only to files that exist', (page) => {
    const linked = [...textOf(page).matchAll(LINK)].map(([, path = '']) => normalize(join(dirname(page), path)).replace(/\/$/, ''));
    expect(linked.filter((path) => !tree.includes(path))).toEqual([]);
  });

  it.each(decisions)('%s has at most 500 words', (page) => {
    expect(textOf(page).trim().split(/\s+/).length).toBeLessThanOrEqual(WORDS_PER_DECISION);
  });

  it('is named by decisions that exist, in pages and in comments', () => {
    const missing = [...pages, ...sources].flatMap((path) =>
      [...textOf(path).matchAll(NAMED_DECISION)]
        .map(([, inPath, inWords]) => inPath ?? inWords ?? '')
        .filter((number) => !decisions.some((decision) => decision.includes(`/${number}-`)))
        .map((number) => `${path}: ${number}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(['the documentation', 'the code'])('cites what a reader has: in %s', (where) => {
    const read = where === 'the code' ? sources : pages;
    expect(read.filter((path) => path !== 'tests/boundaries/docs.test.ts' && ELSEWHERE.test(textOf(path)))).toEqual([]);
  });
});
