import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import type { ReadRows } from './file-row';

const MAX_BYTES = 100 * 1024 * 1024;

export type FileKind = 'csv' | 'json';

/** By the ending of the file's name; null for any other. */
export function fileKind(path: string): FileKind | null {
  const ending = extname(path).toLowerCase();
  return ending === '.csv' ? 'csv' : ending === '.json' ? 'json' : null;
}

/** Reads a catalogue file into rows. What keeps the whole file from being read is a problem too. */
export async function readCatalogueFile(path: string): Promise<ReadRows> {
  const kind = fileKind(path);
  if (kind === null) return unreadable('The name of the file must end in .csv or .json.');
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile())
    return unreadable(`There is no file ${path}. Correct the name; it counts from the folder you are in.`);
  if (facts.size > MAX_BYTES)
    return unreadable('The file has more than 100 MB. Split it, and import the parts one after the other, without --retire-missing.');
  const text = await readFile(path).then(utf8, () => null);
  if (text === null)
    return unreadable(
      'The file cannot be read as UTF-8 text. Save it as "CSV UTF-8" from the spreadsheet, and let the store\'s user read it.',
    );
  const read = kind === 'csv' ? await readCsv(text) : readJson(text);
  return read.rows.length === 0 && read.problems.length === 0 ? unreadable('There is no product in the file. Nothing to do.') : read;
}

function utf8(content: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

function unreadable(message: string): ReadRows {
  return { rows: [], problems: [{ row: null, column: null, message }] };
}
