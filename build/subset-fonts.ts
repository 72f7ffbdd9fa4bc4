import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** fonts.css refers to these files as `@subset-fonts/basic-<name>.woff2` and `whole-<name>.woff2`. */
const FOLDER = resolve('node_modules/.cache/subset-fonts');
const PACKAGES = 'node_modules/@fontsource-variable';
const STYLES = 'src/ui/styles/fonts.css';

/** Required by the font licence: copyright, trademark, licence and its URL. */
const LICENCE_RECORDS = [0, 7, 13, 14];

/** Sturdy enough for a card's title, fine enough for the hero. */
const DISPLAY = { wght: 400, opsz: 48 };

const FONTS = [
  {
    name: 'fraunces-normal',
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    variationAxes: DISPLAY,
    keepFeatures: ['kern', 'liga', 'tnum'],
  },
  {
    // Used for one word of a title at a time, which needs no kerning.
    name: 'fraunces-italic',
    from: 'fraunces/files/fraunces-latin-opsz-italic.woff2',
    variationAxes: DISPLAY,
    keepFeatures: ['liga'],
  },
  {
    name: 'instrument-sans-normal',
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'tnum'],
  },
];

/** `basic` has the characters of nearly every page (the `unicode-range` in fonts.css), `whole` all. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    config: () => ({ resolve: { alias: { '@subset-fonts': FOLDER } } }),
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      const styles = await readFile(STYLES, 'utf8');
      await Promise.all(
        FONTS.map(async ({ name, from, ...options }) => {
          const font = await readFile(join(PACKAGES, from));
          const kept = { ...options, targetFormat: 'woff2', preserveNameIds: LICENCE_RECORDS } as const;
          await writeWhole(`basic-${name}`, await subsetFont(font, charactersOf(name, styles), kept));
          await writeWhole(`whole-${name}`, await subsetFont(font, undefined, { ...kept, keepAllGlyphs: true }));
        }),
      );
    },
    // Preloads the upright fonts in the empty shell, where they would otherwise load after all scripts.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /basic-.*-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  };
}

/** The characters for which fonts.css uses a font's basic file. */
function charactersOf(name: string, styles: string): string {
  const range = new RegExp(`basic-${name}\\.woff2[^}]+unicode-range:\\s+([^;]+);`).exec(styles)?.[1];
  if (range === undefined) throw new Error(`${STYLES} has no @font-face with a unicode-range for basic-${name}.woff2`);
  return range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
    })
    .join('');
}

/** Renames a complete file into place, because another Vite may be reading it. */
async function writeWhole(name: string, font: Buffer): Promise<void> {
  const written = join(FOLDER, `${name}-${process.pid}.tmp`);
  await writeFile(written, font);
  await rename(written, join(FOLDER, `${name}.woff2`));
}
