import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';

/** Of two spellings the shop uses one: what stands at the left is not written, what stands at the right is. */
const SPELLINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bcatalogues?\b/i, 'catalog'],
  [/\bcolours?\b/i, 'color'],
  [/\bgrey (?:floor|plank|tone)/i, 'gray'],
  [/\bsq(?:\. ?| )ft\b/i, 'sqft'],
  [/\bkinds? of (?:floor|vinyl)/i, 'type'],
  [/\be-mails?\b/i, 'email'],
  [/\bcheck ?out your\b/i, 'checkout'],
];
/** Shader code, the words that the search understands, and what Spanish texts are found by. */
const NOT_READ = /\.test\.|accounting-test|floor-shader|domain\/find\/|picture-alts/;
/** Words for us, not for shoppers. */
const FOR_US = /^(?:Error|TypeError|RangeError|ContractError|warn|error|info|debug)$/;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** What a shopper may read in a file: sentences in strings and templates, and texts between tags. */
function readableIn(node: Node): readonly string[] {
  const callee = node['callee'];
  if (isNode(callee)) {
    const named = isNode(callee['property']) ? callee['property'] : callee;
    if (FOR_US.test(String(named['name']))) return [];
  }
  if (node.type === 'JSXText') return [String(node['value'])];
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'Literal' && typeof node['value'] === 'string' && /[A-Za-z] [A-Za-z]/.test(node['value'])) return [node['value']];
  if (node.type === 'TemplateElement' && isRaw(node['value'])) return [node['value'].raw];
  return Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode).flatMap(readableIn));
}

function isRaw(value: unknown): value is { readonly raw: string } {
  return typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';
}

function misspeltIn(path: string, source: string): readonly string[] {
  if (!SPELLINGS.some(([wrong]) => wrong.test(source))) return [];
  const texts = path.endsWith('.html') ? [source] : textsOf(path, source);
  return texts.flatMap((text) =>
    SPELLINGS.filter(([wrong]) => wrong.test(text)).map(([, right]) => `${path}: '${right}' in "${text.trim()}"`),
  );
}

function textsOf(path: string, source: string): readonly string[] {
  const program: unknown = parseSync(path, source).program;
  if (!isNode(program)) throw new Error(`${path} cannot be read`);
  return readableIn(program);
}

test('Every word that a shopper reads has one spelling', () => {
  const files = ['src', 'server/seed'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|html)$/.test(path) && !NOT_READ.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((path) => misspeltIn(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test('The check above finds what is wrong', () => {
  expect(misspeltIn('a.tsx', "const a = <p title='the whole catalogue'>12 sq ft</p>;")).toEqual([
    'a.tsx: \'catalog\' in "the whole catalogue"',
    'a.tsx: \'sqft\' in "12 sq ft"',
  ]);
  expect(misspeltIn('a.ts', "throw new Error('no catalogue here'); import x from './my catalogue';")).toEqual([]);
});
