import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Of each language but English. */
const FOLDER = 'src/languages';

/** A file of English texts; those of other languages stand in folders of their own. */
const TEXTS = /[\\/](?:src|server)[\\/](?!languages[\\/])[-\w\\/]*[.]texts[.]ts$/;
const ANY_TEXTS = /[.]texts[.]ts(?:[?]english)?$/;

/** 'cart.texts.ts' holds `cartTexts`. */
const nameIn = (file: string): string => basename(file, '.ts').replaceAll(/[-.](\w)/g, (_dash, letter: string) => letter.toUpperCase());

function translated(file: string, language: string, folder: string): string {
  const found = resolve(folder, language, basename(file));
  if (!existsSync(found)) throw new Error(`${file} has no texts in '${language}': write ${found}`);
  return found;
}

/** A build of one language (docs/decisions/0063): its texts stand in place of the English ones, which are in none of its files. */
export function speak(language: string, folder = FOLDER): Plugin[] {
  return [
    {
      name: 'speak',
      enforce: 'pre',
      load(id) {
        return language !== 'en' && TEXTS.test(id) ? `export * from ${JSON.stringify(translated(id, language, folder))};` : null;
      },
    },
    flattenTexts(),
  ];
}

/** The server speaks all: which one, says the call (server/languages/spoken-language.ts). */
export function speakAll(languages: readonly string[], folder = FOLDER): Plugin {
  return {
    name: 'speak-all',
    enforce: 'pre',
    load(id) {
      if (!TEXTS.test(id)) return null;
      const name = nameIn(id);
      return [
        `import { spokenTexts } from ${JSON.stringify(resolve('server/languages/spoken-language.ts'))};`,
        `import { ${name} as en } from ${JSON.stringify(`${id}?english`)};`,
        ...languages.map((language) => `import { ${name} as ${language} } from ${JSON.stringify(translated(id, language, folder))};`),
        `export const ${name} = spokenTexts({ en, ${languages.join(', ')} });`,
      ].join('\n');
    },
  };
}

/** One server has both: the page in one language, the API in all. */
export function speakInDevelopment(language: string, languages: readonly string[]): Plugin[] {
  const inEnvironment = (name: string, plugin: Plugin): Plugin => ({
    ...plugin,
    applyToEnvironment: (environment) => environment.name === name,
  });
  return [...speak(language).map((plugin) => inEnvironment('client', plugin)), inEnvironment('ssr', speakAll(languages))];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key: Node & { readonly name?: string };
  readonly value: Node;
  readonly method: boolean;
}
interface Declaration extends Node {
  readonly declaration?: {
    readonly declarations?: readonly {
      readonly id: { readonly name: string };
      readonly init: Node & { readonly properties?: readonly Property[] };
    }[];
  };
}

/** A reader of texts gets them one by one. */
function asNamespaces(code: string): string {
  return code.replaceAll(/import\s*\{\s*(\w+Texts)\s*\}\s*from\s*(["'][^"']*[.]texts(?:[.]ts)?["'])/g, 'import * as $1 from $2');
}

/**
 * One export a text instead of one object for all: the bundler leaves out those that a page does not show and writes the others where they
 * stand, so that a text costs a page nothing but itself (the figures are in docs/decisions/0063).
 */
function flattenTexts(): Plugin {
  return {
    name: 'flatten-texts',
    transform(code, id) {
      if (!ANY_TEXTS.test(id)) {
        if (!code.includes('.texts')) return null;
        const changed = asNamespaces(code);
        return changed === code ? null : { code: changed, map: null };
      }
      const name = nameIn(id.replace('?english', ''));
      const nodes = this.parse(code).body as readonly Declaration[];
      const found = nodes.find(({ declaration }) => declaration?.declarations?.[0]?.id.name === name);
      const properties = found?.declaration?.declarations?.[0]?.init.properties;
      if (found === undefined || properties === undefined) return null;
      const exported = properties.map(({ key, value, method, type }) => {
        if (type !== 'Property' || method || key.name === undefined) throw new Error(`${id}: a text is written as 'name: value'`);
        return `const ${key.name}$ = ${code.slice(value.start, value.end)};\nexport { ${key.name}$ as ${key.name} };`;
      });
      const rest = asNamespaces(code.slice(0, found.start) + code.slice(found.end));
      if (rest.includes(`${name}.`) || exported.some((text) => text.includes(`${name}.`)))
        throw new Error(`${id}: a text does not read another one of its object`);
      return { code: `${rest}\n${exported.join('\n')}`, map: null };
    },
  };
}
