import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { NO_OWNER_TEXT, ownerText } from '../owner-files/owner-text';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import type { ReadRows } from './file-row';

const MAX_BYTES = 100 * 1024 * 1024;

export type FileKind = 'csv' | 'json';

const KINDS: Readonly<Record<string, FileKind>> = { '.csv': 'csv', '.json': 'json' };
/** Spreadsheets also use these for tables. */
const READ_KINDS: Readonly<Record<string, FileKind>> = { ...KINDS, '.txt': 'csv', '.tsv': 'csv' };

/** Null for an unknown extension. */
export function fileKind(path: string): FileKind | null {
  return KINDS[extname(path).toLowerCase()] ?? null;
}

/** An unreadable file is a problem of the whole file; it has no rows then. */
export async function readCatalogueFile(path: string): Promise<ReadRows> {
  const kind = READ_KINDS[extname(path).toLowerCase()] ?? null;
  if (kind === null)
    return unreadable('The name of the file must end in .csv, .tsv, .txt or .json. Save a workbook as "CSV UTF-8" from the spreadsheet.');
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile())
    return unreadable(`There is no file ${path}. Correct the name; it counts from the folder you are in.`);
  if (facts.size > MAX_BYTES)
    return unreadable('The file has more than 100 MB. Split it, and import the parts one after the other, without --retire-missing.');
  const text = await readFile(path).then(ownerText, () => null);
  if (text === null) return unreadable(`The file ${NO_OWNER_TEXT}`);
  const read = kind === 'csv' ? await readCsv(text) : readJson(text);
  return read.rows.length === 0 && read.problems.length === 0 ? unreadable('There is no product in the file. Nothing to do.') : read;
}

function unreadable(message: string): ReadRows {
  return { rows: [], problems: [{ row: null, column: null, message }] };
}
