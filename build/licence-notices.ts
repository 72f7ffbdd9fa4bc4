import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Written by Vite (`build.license`), served by the store. */
export const LICENCE_FILE = 'licenses.txt';

/** Not listed by Vite: the worker's packages, which are built separately, and the fonts. */
const CARRIED_TOO = /^(?:workbox-(?!window$)|@fontsource-variable\/)/;

export function licenceNotices(): Plugin {
  return {
    name: 'licence-notices',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const listed = bundle[LICENCE_FILE];
        if (listed?.type !== 'asset') return this.error(`${LICENCE_FILE} is missing: build.license must name it.`);
        const { dependencies } = await packageFacts('.');
        const text = String(listed.source).trimEnd();
        const names = Object.keys(dependencies ?? {}).filter((name) => CARRIED_TOO.test(name) && !text.includes(`## ${name} - `));
        const notices = await Promise.all(names.map((name) => notice(name)));
        listed.source = [text, ...notices].join('\n\n');
      },
    },
  };
}

/** In the format of Vite's entries. */
async function notice(name: string): Promise<string> {
  const folder = join('node_modules', name);
  const { version, license } = await packageFacts(folder);
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`The package ${name} carries no licence file; its notice must be written by hand.`);
  return `## ${name} - ${version} (${license})\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
}

interface PackageFacts {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

async function packageFacts(folder: string): Promise<PackageFacts> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFacts;
}
