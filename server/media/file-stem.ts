import { basename, extname } from 'node:path';

/** For an address; '' when nothing is left. */
export function fileStem(file: string): string {
  return basename(file, extname(file))
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
}
