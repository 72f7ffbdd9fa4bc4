// The compressed bytes that a first screen needs: its scripts, its styles and the fonts that it preloads. Run after a build:
// node build/run-ts.mjs tests/weight/main.ts
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { otherLanguages, pathIn } from '../../src/domain/languages';
import { readTemplate } from '../../server/site/template';

const CLIENT = 'dist/client';
const FONT_BYTES = 40_000;
const SCREENS = [
  { path: '/', routeIds: ['/_site', '/_site/'], scriptBytes: 115_000, styleBytes: 7_800 },
  { path: '/products', routeIds: ['/_site', '/_site/products/'], scriptBytes: 107_000, styleBytes: 6_500 },
  { path: '/products/{slug}', routeIds: ['/_site', '/_site/products/$slug'], scriptBytes: 107_000, styleBytes: 8_500 },
];

/** What a first screen may weigh more in another language than in English (docs/decisions/0063). */
const OTHER_LANGUAGE_BYTES = 15_000;

const template = await readTemplate(CLIENT);
for (const { path, routeIds, scriptBytes, styleBytes } of SCREENS) {
  const { scripts, styles } = await template.assetsFor(routeIds);
  const scriptsBytes = weightOf(scripts);
  check(`${path} scripts`, scriptsBytes, scriptBytes);
  for (const language of otherLanguages) {
    const spoken = await (await readTemplate(CLIENT, language)).assetsFor(routeIds);
    check(`${pathIn(language, path)} scripts`, weightOf(spoken.scripts), scriptsBytes + OTHER_LANGUAGE_BYTES);
  }
  const ofFirstScreen = styles.filter(({ comesWithCode }) => !comesWithCode).map(({ sheet }) => sheet.text);
  check(`${path} styles`, brotliCompressSync(ofFirstScreen.join('\n')).length, styleBytes);
}
const fonts = readdirSync(join(CLIENT, 'assets')).filter((name) => /^basic-.*\.woff2$/.test(name));
check('fonts', sum(fonts.map((name) => readFileSync(join(CLIENT, 'assets', name)).length)), FONT_BYTES);

function weightOf(scripts: readonly string[]): number {
  return sum(scripts.map((script) => brotliCompressSync(readFileSync(join(CLIENT, script))).length));
}

function check(what: string, bytes: number, allowedBytes: number): void {
  console.log(`${what}: ${(bytes / 1000).toFixed(3)} of ${(allowedBytes / 1000).toFixed(1)} kB`);
  if (bytes <= allowedBytes) return;
  console.error(`Too heavy: ${what}`);
  process.exitCode = 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
