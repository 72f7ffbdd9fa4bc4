import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** Writes to a temporary file, syncs it and renames it, so that nobody ever reads half a file. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished-${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
