import { readdir, stat, readFile, rm } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';

/** Null when there is none, or when the name leaves `folder`. Accepts backslashes, decomposed accents (macOS) and any case. */
export async function findOwnerFile(folder: string, file: string): Promise<string | null> {
  if (isOutside(file)) return null;
  const plain = normalize(plainName(file));
  const exact = join(folder, plain);
  if (await isThere(exact)) return exact;
  let path = folder;
  for (const part of plain.split('/')) {
    const name = nameIn(await readdir(path).catch(() => []), part);
    if (name === null) return null;
    path = join(path, name);
  }
  return path;
}

/** True for a name that leaves its folder. */
export function isOutside(file: string): boolean {
  const name = plainName(file);
  return isAbsolute(name) || /^[a-z]:/i.test(name) || normalize(name).startsWith('..');
}

const plainName = (file: string): string => file.replaceAll('\\', '/');

const composed = (name: string): string => name.normalize('NFC');
const folded = (name: string): string => composed(name).toLowerCase();

/** The same spelling, else the only one that differs in case. */
function nameIn(names: readonly string[], meant: string): string | null {
  const [sought, soughtFolded] = [composed(meant), folded(meant)];
  const same = names.find((name) => composed(name) === sought);
  const alike = names.filter((name) => folded(name) === soughtFolded);
  return same ?? (alike.length === 1 ? (alike[0] ?? null) : null);
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

/** Null when it has more than `mostBytes`. Rejects with the disk's error. */
export async function readOwnerFile(path: string, mostBytes: number): Promise<Buffer | null> {
  const facts = await stat(path);
  // A device file may be endless.
  if (!facts.isFile()) throw Object.assign(new Error(`${path} is no file`), { code: 'EISDIR' });
  return facts.size > mostBytes ? null : readFile(path);
}

/** Not in subfolders. `before`: milliseconds since 1970. */
export async function deleteOldFiles(folder: string, isMeant: (name: string) => boolean, before: number): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter(isMeant)) {
    const file = join(folder, name);
    const facts = await stat(file).catch(() => null);
    if (facts !== null && facts.isFile() && facts.mtimeMs < before) await rm(file, { force: true });
  }
}
