import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';

export interface FileToWrite {
  readonly path: string;
  readonly content: Buffer;
}

/** Under temporary names beside their destinations. */
export interface FilesAside {
  /** Rejects before the first rename when a destination is a folder. */
  readonly place: () => Promise<void>;
  /** Deletes those that have not been renamed. */
  readonly drop: () => Promise<void>;
}

/** A full disk or a missing folder is found while nothing has changed. `mode` as in `open`. */
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

/** All or none; replaces existing files. */
export async function writeAllWhole(files: readonly FileToWrite[], mode?: number): Promise<void> {
  const aside = await writeAside(files, mode);
  try {
    await aside.place();
  } catch (error) {
    await aside.drop();
    throw error;
  }
}

/** A reader never sees half a file. */
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
