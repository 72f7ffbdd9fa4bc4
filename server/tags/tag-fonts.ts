import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FONTS = [
  ['Fraunces Variable', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'],
  ['Instrument Sans Variable', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'],
] as const;

/** Data URLs, because the page is a single file. Without them it uses the device's fonts. */
export async function tagFonts(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const faces = FONTS.map(async ([family, file]) => {
    const font = await readFile(resolve(file), 'base64').catch(() => null);
    return font === null
      ? ''
      : `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${font}) format('woff2')}`;
  });
  return (await Promise.all(faces)).join('\n');
}
