import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatCount } from '../../src/domain/number-text';
import { csvOf } from '../catalogue-files/write-file';
import { writeAllWhole } from '../media/write-whole';
import { done, refused } from './command';
import { fileReply } from './file-argument';
import type { ToolReply } from './tool-socket';

/** Headings first. */
export interface CsvFile {
  readonly file: string;
  readonly records: readonly (readonly string[])[];
}

const rowsText = (rows: number): string => (rows === 1 ? '1 row' : `${formatCount(rows)} rows`);

/** All files, or none when one cannot be written. */
export async function writeCsvFiles(workingDir: string, files: readonly CsvFile[], overwrites: boolean): Promise<ToolReply> {
  const meant = files.map(({ file, records }) => ({ path: resolve(workingDir, file), records }));
  const existing = meant.find(({ path }) => existsSync(path));
  if (existing !== undefined && !overwrites) return refused(`${existing.path} exists. Name another file, or add --overwrite.`);
  try {
    await writeAllWhole(
      meant.map(({ path, records }) => ({ path, content: Buffer.from(csvOf(records)) })),
      0o600,
    );
  } catch (error) {
    return fileReply('The file could not be written', error);
  }
  return done(meant.map(({ path, records }) => `${rowsText(records.length - 1)} written to ${path}`).join('\n'));
}
