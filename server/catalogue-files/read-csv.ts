import { Readable } from 'node:stream';
import { setImmediate as otherWork } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { factsFromText, listFromText, specificationsFromText, textOfCell } from './cell-text';
import { isColumnName, unknownColumn, type ColumnName, type FileRow, type Problem, type ReadRows } from './file-row';

/** Characters; a running store responds between two chunks. */
const AT_ONCE = 128 * 1024;

/**
 * RFC 4180 with commas, semicolons, tabs or a first line 'sep=;'; LF, CRLF and CR may be mixed. Spreadsheets leave out empty cells at a
 * row's end.
 */
export async function readCsv(whole: string): Promise<ReadRows> {
  const separator = /^\ufeff?"?sep=([,;\t])"?(?:\r\n?|\n)/i.exec(whole);
  const text = whole.slice(separator?.[0].length ?? 0);
  const parser = Readable.from(inPieces(text)).pipe(
    parse({
      delimiter: separator?.[1] ?? delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: false,
    }),
  );
  const rows: FileRow[] = [];
  const problems: Problem[] = [];
  let heading: readonly string[] | null = null;
  let row = 0;
  let lastCells = 0;
  try {
    for await (const record of parser) {
      row += 1;
      const cells = textsOf(record);
      lastCells = cells.length;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (heading === null) {
        heading = cells.map((cell) => cell.trim().toLowerCase());
        problems.push(...headingProblems(heading));
        if (problems.length > 0) return { rows, problems };
      } else if (cells.length > heading.length && cells.slice(heading.length).some((cell) => cell !== '')) {
        problems.push({
          row,
          column: null,
          message: `The row has ${cells.length} cells under ${heading.length} headings. Put text that holds a comma, a line break or a quote into double quotes.`,
        });
      } else rows.push({ row, cells: cellsOf(heading, cells) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ row: row + 1, column: null, message: csvMessage(error) });
  }
  if (problems.length === 0 && heading !== null && row > 1 && lastCells < heading.length && !/[\r\n]$/.test(text)) {
    problems.push({
      row,
      column: null,
      message: `The file ends inside this row, after ${lastCells} of ${heading.length} cells. Copy it anew; if it is whole, end it with a line break.`,
    });
  }
  return { rows, problems };
}

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length;) {
    // A chunk must not split a surrogate pair: each is encoded by itself.
    const cut = /[\ud800-\udbff]/.test(text.charAt(at + AT_ONCE - 1)) ? AT_ONCE + 1 : AT_ONCE;
    yield text.slice(at, at + cut);
    at += cut;
    await otherWork();
  }
}

/** No column's name contains a separator. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const [most = ','] = [',', ';', '\t'].toSorted((one, other) => heading.split(other).length - heading.split(one).length);
  return most;
}

function textsOf(record: unknown): readonly string[] {
  return Array.isArray(record) ? record.map((cell) => textOfCell(String(cell))) : [];
}

function headingProblems(heading: readonly string[]): readonly Problem[] {
  const about = (column: string, message: string): Problem => ({ row: 1, column, message });
  return [
    ...heading.filter((name) => name !== '' && !isColumnName(name)).map((name) => about(name, unknownColumn(name))),
    ...heading
      .filter((name, index) => name !== '' && heading.indexOf(name) !== index)
      .map((name) => about(name, `The column '${name}' is there twice. Keep one.`)),
    ...(heading.includes('slug') ? [] : [about('slug', 'The first row must be the heading, with a column slug.')]),
  ];
}

function cellsOf(heading: readonly string[], cells: readonly string[]): FileRow['cells'] {
  const read: Partial<Record<ColumnName, unknown>> = {};
  for (const [index, name] of heading.entries()) {
    if (isColumnName(name)) read[name] = structured(name, (cells[index] ?? '').replaceAll(/\r\n?/g, '\n'));
  }
  return read;
}

function structured(name: ColumnName, text: string): unknown {
  switch (name) {
    case 'pictures':
    case 'picture_alts':
    case 'picture_alts_es':
      return listFromText(text);
    case 'specifications':
    case 'specifications_es':
      return specificationsFromText(text);
    case 'facts':
      return factsFromText(text);
    default:
      return text;
  }
}

function csvMessage(error: CsvError): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'A double quote is opened here, or below, and never closed. Close it.';
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return 'A double quote stands inside a text. Put the whole text into double quotes and write each one inside twice.';
    default:
      return 'This is not CSV as RFC 4180 has it. Save the file again as "CSV UTF-8" from the spreadsheet.';
  }
}
