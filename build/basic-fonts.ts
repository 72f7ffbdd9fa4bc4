import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { BASIC_CHARACTERS } from './basic-characters';

/** Made anew with each start of vite, in a second. fonts.css finds them as `@basic-fonts/<name>.woff2`. */
const FOLDER = resolve('node_modules/.cache/basic-fonts');
const PACKAGES = 'node_modules/@fontsource-variable';

/** The weights that the tokens use; the one word in italics is as large as the hero's title, so one optical size is enough for it. */
const FACES = [
  {
    name: 'basic-fraunces-normal',
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    variationAxes: { wght: { min: 340, max: 400 } },
  },
  {
    name: 'basic-fraunces-italic',
    from: 'fraunces/files/fraunces-latin-opsz-italic.woff2',
    variationAxes: { wght: { min: 340, max: 400 }, opsz: 80 },
  },
  {
    name: 'basic-instrument-sans-normal',
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

/** The store's fonts, cut down to what nearly every page shows. */
export function basicFonts(): Plugin {
  return {
    name: 'basic-fonts',
    config: () => ({ resolve: { alias: { '@basic-fonts': FOLDER } } }),
    async buildStart() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(
        FACES.map(async ({ name, from, variationAxes }) => {
          const font = await subsetFont(await readFile(join(PACKAGES, from)), BASIC_CHARACTERS, { targetFormat: 'woff2', variationAxes });
          // Whole or not at all: another vite may be reading it just now.
          const written = join(FOLDER, `${name}-${process.pid}.tmp`);
          await writeFile(written, font);
          await rename(written, join(FOLDER, `${name}.woff2`));
        }),
      );
    },
    // The empty shell asks for them at once: they would come after all its scripts, and its words would move.
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
