// What a first screen loads, against tests/weight/budget.json, in files and bytes of brotli. Run after a build:
// node build/run-ts.mjs tests/weight/main.ts          --write takes what the packages weigh now as known
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PACKAGE_WEIGHTS_FILE, type PackageWeights } from '../../build/package-weights';
import { readTemplate } from '../../server/site/template';

interface Budget {
  readonly screens: Readonly<
    Record<
      string,
      { readonly routeIds: readonly string[]; readonly scriptFiles: number; readonly scriptBytes: number; readonly styleBytes: number }
    >
  >;
  /** What each package weighed on the heaviest of these screens when the budget was last looked at. */
  readonly packageBytes: Readonly<Record<string, number>>;
}

const CLIENT = 'dist/client';
const BUDGET_FILE = 'tests/weight/budget.json';
/** Compression shifts a little with whatever stands beside. */
const GROWTH_BYTES = 300;

const budget = JSON.parse(readFileSync(BUDGET_FILE, 'utf8')) as Budget;
const weights = JSON.parse(readFileSync(PACKAGE_WEIGHTS_FILE, 'utf8')) as PackageWeights;
const template = await readTemplate(CLIENT);
const heaviest: Record<string, number> = {};
const overweight: string[] = [];

for (const [path, { routeIds, scriptFiles, scriptBytes, styleBytes }] of Object.entries(budget.screens)) {
  const { scripts, styles } = await template.assetsFor(routeIds);
  const packages = packagesOf(scripts);
  if (scripts.length > scriptFiles)
    overweight.push(`Too many: ${path} asks for ${scripts.length} scripts, ${scriptFiles} are allowed; each is a request more on a phone`);
  for (const [name, bytes] of Object.entries(packages)) heaviest[name] = Math.max(heaviest[name] ?? 0, bytes);
  check(
    path,
    'script',
    Object.values(packages).reduce((sum, bytes) => sum + bytes, 0),
    scriptBytes,
  );
  check(
    path,
    'style',
    brotliCompressSync(
      styles
        .filter(({ comesWithCode }) => !comesWithCode)
        .map(({ sheet }) => sheet.text)
        .join('\n'),
    ).length,
    styleBytes,
  );
}

if (process.argv.includes('--write')) {
  const packageBytes = Object.fromEntries(Object.entries(heaviest).map(([name, bytes]) => [name, Math.round(bytes)]));
  writeFileSync(BUDGET_FILE, `${JSON.stringify({ ...budget, packageBytes }, null, 2)}\n`);
}
if (overweight.length > 0) {
  console.error([...overweight, ...grown()].join('\n'));
  process.exitCode = 1;
}

function check(path: string, what: string, bytes: number, allowedBytes: number): void {
  const line = `${path} ${what}: ${kilobytes(bytes)} of ${kilobytes(allowedBytes)} kB`;
  console.log(line);
  if (bytes > allowedBytes) overweight.push(`Too heavy: ${line}`);
}

/** Each chunk's compressed size, shared out among its packages by how much of it they fill. */
function packagesOf(scripts: readonly string[]): Readonly<Record<string, number>> {
  const bytesOf: Record<string, number> = {};
  for (const script of scripts) {
    const bytes = brotliCompressSync(readFileSync(join(CLIENT, script))).length;
    const parts = Object.entries(weights[script] ?? { 'our own code': 1 });
    const whole = parts.reduce((sum, [, length]) => sum + length, 0);
    for (const [name, length] of parts)
      bytesOf[name] = (bytesOf[name] ?? 0) + (whole === 0 ? bytes / parts.length : (bytes * length) / whole);
  }
  return bytesOf;
}

/** The packages that weigh more than they did, the most grown first. */
function grown(): readonly string[] {
  return Object.entries(heaviest)
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (budget.packageBytes[name] ?? 0) }))
    .filter(({ more }) => more > GROWTH_BYTES)
    .toSorted((a, b) => b.more - a.more)
    .map(
      ({ name, bytes, more }) =>
        `Grown: ${name} by ${kilobytes(more)} to ${kilobytes(bytes)} kB${name in budget.packageBytes ? '' : ' (new on a first screen)'}`,
    );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
