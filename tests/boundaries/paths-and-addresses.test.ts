import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `import(...)` of a path: breaks in folders with `#`, `%` or `?` in their names, and on Windows. An address is a file URL, or a constant. */
const IMPORTS_A_PATH = /\bimport\(\s*(?!\/\*|['"`](?:\.{0,2}\/|[@a-z])|pathToFileURL\(|path: string\)|script\))[^)]*/g;
/** A constant beginning with a drive, or a template with a variable in front, is a path too. */
const IMPORTS_A_TEMPLATE = /\bimport\(\s*`\$\{/g;
/** The pathname of a file's address still has `%20` for a space. */
const PATHNAME_AS_PATH = /new URL\([^;]*?import\.meta\.url\s*\)\s*\.pathname|import\.meta\.url\.(?:slice|replace)\(/g;
const ADDRESS_BY_HAND = /['"]file:\/\/['"]|`file:\/\/\$/g;

const NAMES_A_WRONG_ONE = 'tests/boundaries/paths-and-addresses.test.ts';

/** In Node alone; the names of a browser's chunks are addresses. */
const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== NAMES_A_WRONG_ONE && !/^(?:src|sw|public)[/]/.test(file));

function wrongIn(text: string): readonly string[] {
  const code = text.replaceAll(/^\s*(?:\/\/|\*).*$/gm, '');
  return [IMPORTS_A_PATH, IMPORTS_A_TEMPLATE, PATHNAME_AS_PATH, ADDRESS_BY_HAND].flatMap((kind) => code.match(kind) ?? []);
}

it('No path is imported as an address, and no address is used as a path', () => {
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((file) => wrongIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`));
  expect(wrong).toEqual([]);
});

it.each([
  "await import(resolve('dist/tools/webp-copies.js'))",
  "await import(join(folder, 'program.js'))",
  'await import(`${folder}/program.js`)',
  "readFile(new URL('../public', import.meta.url).pathname)",
  'await import(program)',
  "await import('file://' + path)",
])('That finds %s', (code) => {
  expect(wrongIn(code)).not.toEqual([]);
});
