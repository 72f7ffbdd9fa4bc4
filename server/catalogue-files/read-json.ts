import * as z from 'zod';
import { isColumnName, unknownColumn, type FileRow, type Problem, type ReadRows } from './file-row';

const fileShape = z.object({ products: z.array(z.record(z.string(), z.unknown())) });
const picturesShape = z.array(z.object({ file: z.string(), alt: z.string().optional() }));

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
      if (!isColumnName(name) || name === 'picture_alts') problems.push({ row, column: name, message: unknownColumn(name) });
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
  return { pictures: list.data.map(({ file }) => file), ...(hasAlts ? { picture_alts: list.data.map(({ alt }) => alt ?? null) } : {}) };
}
