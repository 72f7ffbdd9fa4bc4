import type { OwnFiles } from './own-files';

/** Connections that browsers open to one server (HTTP/1.1). */
export const CONNECTIONS = 6;

/** A failure does not stop the others; never rejects. */
export async function forEachLimited(files: readonly string[], atOnce: number, work: (file: string) => Promise<unknown>): Promise<void> {
  const left = files.values();
  const runNext = async (): Promise<void> => {
    for (const file of left) await work(file).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
}

/** Fetches a file of this build unless `cache` has it under `key`. Rejects unless it is there then. */
export async function keepFile(cache: Cache, file: string, ownFiles: OwnFiles, key = file): Promise<void> {
  const kept = await cache.match(key);
  if (kept !== undefined && (await ownFiles.isOwn(kept, file))) return;
  const response = await ownFiles.fetch(file, { priority: 'low' });
  if (!response.ok || response.redirected) throw new Error(`${file} did not come`);
  await cache.put(key, response);
}
