import type { PrecacheEntry } from 'workbox-precaching';
import { type Language, languages, pathIn } from '../src/domain/languages';

/** Where the empty page of a language is. Its hash covers all code of its language, which it names. */
export function shellOf(language: Language): string {
  return pathIn(language, '/app.html');
}

/** With their SHA-256. */
export interface OwnFiles {
  /** The same for the same code in all languages. */
  readonly build: string;
  has(url: string): boolean;
  /** False for any other URL. Does not consume the body. */
  isOwn(response: Response, url: string): Promise<boolean>;
  /** Rejects unless it is exactly this build's. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** Of the manifest's entries with an `integrity`; their URLs are relative to `base`. */
export function createOwnFiles(manifest: readonly (PrecacheEntry | string)[], base: string): OwnFiles {
  const hashes = new Map<string, string>();
  for (const entry of manifest) {
    if (typeof entry !== 'string' && entry.integrity !== undefined) hashes.set(new URL(entry.url, base).pathname, entry.integrity);
  }
  const hashOf = (url: string): string | undefined => hashes.get(new URL(url, base).pathname);
  return {
    build: languages.map((language) => hashOf(shellOf(language)) ?? '').join(''),
    has: (url) => hashOf(url) !== undefined,
    async isOwn(response, url) {
      const hash = hashOf(url);
      return hash !== undefined && response.status === 200 && hash === (await sha256(await response.clone().arrayBuffer()));
    },
    async fetch(url, init) {
      const request = (cache: RequestCache): Promise<Response> =>
        fetch(url, { credentials: 'same-origin', redirect: 'error', ...init, integrity: hashOf(url) ?? '', cache });
      // The HTTP cache may have a wrong body for a year: the retry bypasses it.
      return request('default').catch(() => request('reload'));
    },
  };
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
