// Which sources dist/ was built from. Needs no package, so that a start can tell what is missing.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'sw',
  'server',
  'build',
  'pictures',
  'public',
  'app.html',
  'desk.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
];
export const STAMP = 'dist/build-stamp.txt';
/** The build itself writes the WebP files and the route tree. */
const NO_SOURCE = /\.webp(?:\.|$)|\.(?:gen\.ts|test\.tsx?|cache)$/;

/** A hash of every source file's path, size and time: cheap enough for each start. */
export function sourceStamp() {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) addToHash(hash, source);
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${process.env[name]}`);
  return hash.digest('hex');
}

/** True when dist/ is built from the current sources. */
export function isBuilt() {
  try {
    return readFileSync(STAMP, 'utf8') === sourceStamp();
  } catch {
    return false;
  }
}

/** False after `npm ci --omit=dev`. */
export function canBuild() {
  try {
    import.meta.resolve('vite');
    return true;
  } catch {
    return false;
  }
}

function addToHash(hash, path) {
  if (NO_SOURCE.test(path)) return;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) {
    hash.update(`${path}:${found.size}:${found.mtimeMs};`);
    return;
  }
  for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name));
}
