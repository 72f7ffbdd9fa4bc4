import { readdir, stat } from 'node:fs/promises';
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
