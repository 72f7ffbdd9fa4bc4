import { basename, extname } from 'node:path';

/** The file's name without its extension, in letters and digits for an address; '' when none is left. */
export function fileStem(file: string): string {
  return basename(file, extname(file))
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
}
