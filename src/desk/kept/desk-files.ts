import { DESK_FILES, DESK_PATH } from '../../domain/desk/desk-files';
import { DESK_CACHE } from '../../offline/storage/desk-keys';
import { createValue } from '../../offline/value';

const LOOK_EVERY_MS = 30 * 60_000;

/** A newer Desk than the one that runs is on the device. */
export const newerDesk = createValue(false);

/** While someone is signed in: kept for the start without a signal, and looked for again now and then. */
export function startDeskFiles(): void {
  const look = (): void =>
    void keepDeskFiles().then(
      (isNewer) => {
        if (isNewer) newerDesk.set(true);
      },
      () => undefined,
    );
  look();
  setInterval(look, LOOK_EVERY_MS);
  window.addEventListener('online', look);
}

/** For the start without a signal. True when a newer Desk was kept than the one that runs. Throws without a signal. */
async function keepDeskFiles(): Promise<boolean> {
  const document = await fetch(DESK_PATH, { cache: 'no-store' });
  if (!document.ok) return false;
  const html = await document.clone().text();
  const listed: unknown = await (await fetch(DESK_FILES, { cache: 'no-store' })).json();
  const files = filesOf(listed);
  if (files.length === 0 || !files.some((file) => html.includes(file))) return false;
  const cache = await caches.open(DESK_CACHE);
  const before = await (await cache.match(DESK_PATH))?.text();
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !kept.has(file)));
  // Last: a document whose code is not there yet must not be opened.
  await cache.put(DESK_PATH, document);
  for (const path of kept) if (path !== DESK_PATH && !files.includes(path)) await cache.delete(path);
  return before !== undefined && before !== html;
}

/** At sign-out. */
export async function forgetDeskFiles(): Promise<void> {
  await caches.delete(DESK_CACHE).catch(() => false);
}

/** Of Vite's manifest. */
function filesOf(listed: unknown): readonly string[] {
  if (typeof listed !== 'object' || listed === null) return [];
  const names = Object.values(listed).flatMap((chunk: unknown): unknown[] => {
    if (typeof chunk !== 'object' || chunk === null) return [];
    const { file, css, assets }: { file?: unknown; css?: unknown; assets?: unknown } = chunk;
    return [file, ...(Array.isArray(css) ? css : []), ...(Array.isArray(assets) ? assets : [])];
  });
  return [...new Set(names.filter((name) => typeof name === 'string').map((name) => `/${name}`))];
}
