import type { PrecacheEntry } from 'workbox-precaching';
import { type Language, readLanguage, splitLanguage } from '../src/domain/languages';
import { cacheNames } from '../src/offline/storage/storage-keys';
import { CONNECTIONS, forEachLimited, keepFile } from './fetch-files';
import type { OwnFiles } from './own-files';

const CHOSEN = '/chosen-language';

/** With the mark that build/language-builds.ts writes. */
export type WorkerFile = PrecacheEntry & { readonly language?: string };

export type KeptLanguage = ReturnType<typeof createKeptLanguage>;

/** A worker lists the files of all languages and keeps those of one: that of the pages (docs/decisions/0063). */
export function createKeptLanguage(scope: ServiceWorkerGlobalScope, manifest: readonly (WorkerFile | string)[]) {
  const files = manifest.filter((entry) => typeof entry !== 'string');
  const languages = new Map(files.map(({ url, language }) => [new URL(url, scope.location.href).pathname, language]));
  const read = async (): Promise<Language> => {
    const told = await caches.match(CHOSEN, { cacheName: cacheNames.spokenLanguage });
    if (told !== undefined) return readLanguage(await told.text());
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return open.map(({ url }) => splitLanguage(new URL(url).pathname).language).find((language) => language !== 'en') ?? 'en';
  };
  const isIn = (language: Language, url: string): boolean => {
    const of = languages.get(new URL(url, scope.location.href).pathname);
    return of === undefined || of === language;
  };
  // Asked once: some hundred files wait for the answer.
  let installing: Promise<Language> | undefined;
  scope.addEventListener('install', () => (installing = read()));
  return {
    read,
    /** During an installation: false for the files of another language. */
    isToInstall: async (url: string): Promise<boolean> => isIn(await (installing ?? read()), url),
    /** The new language's files first: without a signal the earlier one's stay. Rejects then. `keyOf`: in `precache`. */
    async speak(language: Language, ownFiles: OwnFiles, precache: string, keyOf: (url: string) => string | undefined): Promise<void> {
      const told = await caches.open(cacheNames.spokenLanguage);
      // A worker that waits for its turn has files of its own.
      const whole = `/whole-language?of=${encodeURIComponent(ownFiles.build)}`;
      if ((await (await told.match(whole))?.text()) === language) return;
      const cache = await caches.open(precache);
      const wanted = files.filter((file) => file.language === language).map(({ url }) => url);
      let kept = 0;
      await forEachLimited(wanted, CONNECTIONS, async (url) => {
        await keepFile(cache, url, ownFiles, keyOf(url));
        kept += 1;
      });
      if (kept < wanted.length) throw new Error(`The files of '${language}' are not all here`);
      await told.put(CHOSEN, new Response(language));
      await told.put(whole, new Response(language));
      for (const { url } of files) if (!isIn(language, url)) await cache.delete(keyOf(url) ?? url);
      // Their scripts are not here any more.
      const documents = await caches.open(cacheNames.documents);
      for (const { url } of await documents.keys())
        if (splitLanguage(new URL(url).pathname).language !== language) await documents.delete(url);
    },
  };
}
