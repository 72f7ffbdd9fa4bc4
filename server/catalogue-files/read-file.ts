import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import * as z from 'zod';
import { NO_OWNER_TEXT, ownerText } from '../owner-files/owner-text';
import { readCsv } from './read-csv';
import { type ReadRows, isColumnName, unknownColumn, type FileRow, type Problem } from './file-row';

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

const fileShape = z.object({ products: z.array(z.record(z.string(), z.unknown())) });
const picturesShape = z.array(z.object({ file: z.string(), alt: z.string().optional(), alt_es: z.string().optional() }));

/** `{"products": [{"slug": …}]}`. */
export function readJson(text: string): ReadRows {
  const parsed = parseText(text);
  if (!parsed.success) return { rows: [], problems: [{ row: null, column: null, message: parsed.message }] };
  const rows: FileRow[] = [];
  const problems: Problem[] = [];
  for (const [index, product] of parsed.products.entries()) {
    const row = index + 1;
    const { pictures, ...others } = product;
    for (const name of Object.keys(others))
      if (!isColumnName(name) || name === 'picture_alts' || name === 'picture_alts_es')
        problems.push({ row, column: name, message: unknownColumn(name) });
    rows.push({ row, cells: { ...others, ...picturesFrom(pictures) } });
  }
  return { rows, problems };
}

type Parsed =
  | { readonly success: true; readonly products: z.infer<typeof fileShape>['products'] }
  | { readonly success: false; readonly message: string };

function parseText(text: string): Parsed {
  try {
    const shaped = fileShape.safeParse(JSON.parse(text));
    return shaped.success
      ? { success: true, products: shaped.data.products }
      : {
          success: false,
          message: 'The file must hold {"products": [ … ]}, with one object a product. \'export-catalogue FILE.json\' writes an example.',
        };
  } catch (error) {
    return {
      success: false,
      message: `This is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}. Correct it there.`,
    };
  }
}

/** Two lists, files and descriptions, as in a spreadsheet. */
function picturesFrom(pictures: unknown): FileRow['cells'] {
  if (pictures === undefined) return {};
  const list = picturesShape.safeParse(pictures ?? []);
  if (!list.success) return { pictures };
  const hasAlts = list.data.some(({ alt }) => alt !== undefined);
  const hasSpanish = list.data.some(({ alt_es: alt }) => alt !== undefined);
  return {
    pictures: list.data.map(({ file }) => file),
    ...(hasAlts ? { picture_alts: list.data.map(({ alt }) => alt ?? null) } : {}),
    ...(hasSpanish ? { picture_alts_es: list.data.map(({ alt_es: alt }) => alt ?? null) } : {}),
  };
}
