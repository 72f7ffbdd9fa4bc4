// Vite reads what follows `#` or `?` in a path as no part of it (its own warning says so). A project in such a folder is built through links to
// it from a folder with a plain name.
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TAKEN_APART = /[#?]/;

/** Windows lets everybody link folders, files only some: they are read, never written. */
function linkOrCopy(target, path) {
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === true) return symlinkSync(target, path, 'junction');
  try {
    symlinkSync(target, path, 'file');
  } catch {
    copyFileSync(target, path);
  }
}

/** Makes a folder that Vite can read the working folder. Returns what leads back; call it when Vite is done. */
export function enterPlainFolder() {
  const project = process.cwd();
  if (!TAKEN_APART.test(project)) return () => undefined;
  const plain = mkdtempSync(join(tmpdir(), 'flooring-store-build-'));
  for (const name of readdirSync(project)) {
    const target = resolve(project, name);
    linkOrCopy(target, join(plain, name));
  }
  process.chdir(plain);
  return () => {
    process.chdir(project);
    rmSync(plain, { recursive: true, force: true });
  };
}
