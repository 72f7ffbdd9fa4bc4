import { cp, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { LANGUAGES, type Language, languages, otherLanguages, pathIn } from '../src/domain/languages.ts';

/** Where a language is built before the store's own build takes it in. */
export function folderOf(language: Language): string {
  return `dist/client-${language}`;
}

/** The empty page in a language: its `lang`, its words, its manifest. */
export function spokenShell(language: Language): Plugin {
  const { locale, path } = LANGUAGES[language];
  return {
    name: 'spoken-shell',
    async transformIndexHtml(html) {
      const [english, spoken] = await Promise.all(['src/app', join('src/languages', language)].map(noScriptIn));
      return {
        html: html.replace('lang="en-US"', `lang="${locale}"`).replace(`${english}`, () => `${spoken}`),
        tags: [{ tag: 'link', attrs: { rel: 'manifest', href: `${path}/manifest.webmanifest` }, injectTo: 'head' }],
      };
    },
  };
}

async function noScriptIn(folder: string): Promise<string> {
  const { module } = await runnerImport<{ shellTexts: { noScript: string } }>(resolve(folder, 'shell.texts.ts'), {
    configFile: false,
    // The folder is seen through a link (build/plain-folder.mjs).
    resolve: { preserveSymlinks: true },
  });
  return module.shellTexts.noScript;
}

/** Before the worker is built: it lists the files of all languages, and keeps those of one. */
export function takeInLanguages(clientDir: string): Plugin {
  return {
    name: 'take-in-languages',
    async writeBundle() {
      for (const language of otherLanguages) {
        const built = folderOf(language);
        await cp(join(built, 'assets'), join(clientDir, 'assets'), { recursive: true });
        await cp(join(built, 'app.html'), join(clientDir, pathIn(language, '/app.html')));
        await cp(join(built, manifestOf('en')), join(clientDir, manifestOf(language)));
      }
    },
  };
}

const manifestOf = (language: Language): string => join('.vite', pathIn(language, '/manifest.json'));

interface PrecachedFile {
  readonly url: string;
}

/** `language` of the files that only one of them needs; libraries, styles and fonts are the same in all. */
export function addLanguage(clientDir: string) {
  return async <Entry extends PrecachedFile>(entries: readonly Entry[]) => {
    const filesOf = await Promise.all(languages.map(async (language) => [language, await filesIn(clientDir, language)] as const));
    const languageOf = (url: string): Language | undefined => {
      const [speaking, ...others] = filesOf.filter(([, files]) => files.has(url));
      return others.length === 0 ? speaking?.[0] : undefined;
    };
    return {
      manifest: entries.map((entry) => {
        const language = languageOf(entry.url);
        return language === undefined ? entry : { ...entry, language };
      }),
    };
  };
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

async function filesIn(clientDir: string, language: Language): Promise<ReadonlySet<string>> {
  const chunks = Object.values(JSON.parse(await readFile(join(clientDir, manifestOf(language)), 'utf8')) as Record<string, Chunk>);
  return new Set([
    pathIn(language, '/app.html').slice(1),
    ...chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  ]);
}
