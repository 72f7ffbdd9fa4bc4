import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Beside dist/client, not in it: nothing that is served. */
export const PACKAGE_WEIGHTS_FILE = 'dist/package-weights.json';

/** Of each chunk, which package (or 'our own code') has how many characters in it before minification. */
export type PackageWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Writes down what each chunk of the page is made of, so that a budget can name the package that grew. */
export function writePackageWeights(): Plugin {
  return {
    name: 'package-weights',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const weights: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const parts: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = PACKAGE.exec(id)?.[1] ?? 'our own code';
          parts[name] = (parts[name] ?? 0) + renderedLength;
        }
        weights[`/${chunk.fileName}`] = parts;
      }
      await mkdir('dist', { recursive: true });
      await writeFile(resolve(PACKAGE_WEIGHTS_FILE), JSON.stringify(weights));
    },
  };
}
