import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Not in subfolders. `before`: milliseconds since 1970. */
export async function deleteOldFiles(folder: string, isMeant: (name: string) => boolean, before: number): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter(isMeant)) {
    const file = join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (facts !== null && facts.isFile() && facts.mtimeMs < before) await rm(file, { force: true });
  }
}
