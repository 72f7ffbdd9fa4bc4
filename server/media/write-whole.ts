import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';

export interface FileToWrite {
  readonly path: string;
  readonly content: Buffer;
}

/** Complete files beside their destinations, under temporary names. */
export interface FilesAside {
  /** Renames all files to their destinations. Rejects before the first when a destination is a folder. */
  readonly place: () => Promise<void>;
  /** Deletes the files that have not been renamed. */
  readonly drop: () => Promise<void>;
}

/** Writes and syncs files beside their destinations: a full disk or a missing folder is found while nothing has changed. `mode` as in `open`. */
export async function writeAside(files: readonly FileToWrite[], mode?: number): Promise<FilesAside> {
  const aside = files.map((file) => ({ ...file, unfinished: `${file.path}.unfinished-${randomBytes(6).toString('hex')}` }));
  const drop = async (): Promise<void> => void (await Promise.allSettled(aside.map(({ unfinished }) => rm(unfinished, { force: true }))));
  try {
    for (const { unfinished, content } of aside) await writeSynced(unfinished, content, mode);
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    async place() {
      for (const { path } of aside) if (await isFolder(path)) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' });
      for (const { path, unfinished } of aside) await rename(unfinished, path);
    },
    drop,
  };
}

/** Writes all files or none, and replaces existing ones. */
export async function writeAllWhole(files: readonly FileToWrite[], mode?: number): Promise<void> {
  const aside = await writeAside(files, mode);
  try {
    await aside.place();
  } catch (error) {
    await aside.drop();
    throw error;
  }
}

/** Writes to a temporary file, syncs and renames it: a reader never sees half a file. */
export function writeWhole(file: string, content: Buffer): Promise<void> {
  return writeAllWhole([{ path: file, content }]);
}

async function writeSynced(path: string, content: Buffer, mode?: number): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
}
