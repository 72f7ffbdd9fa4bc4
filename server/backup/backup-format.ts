import * as z from 'zod';

/**
 * A backup is gzip over lines of UTF-8, readable with `zcat`. The first line is the header; then come the rows of each table in the header's
 * order, a JSON object per line; then the files, each a line with name and size followed by base64 lines; the last line has the SHA-256 of all
 * lines before it.
 */
export const BACKUP_VERSION = 1;
/** Bytes of a file per line; a multiple of three, so that base64 needs no padding. */
export const FILE_LINE_BYTES = 48 * 1024;

/** The header fields that every version of the format has. */
export const headerStart = z.object({ format: z.literal('flooring-store-backup'), version: z.number().int() });

const count = z.number().int().nonnegative();

export const headerShape = headerStart.extend({
  version: z.literal(BACKUP_VERSION),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  numbers: z.record(z.string(), count),
  files: count,
});
export type BackupHeader = Readonly<z.infer<typeof headerShape>>;

export const fileLine = z.object({ file: z.string(), bytes: count });
export const endLine = z.object({ sha256: z.string() });

/** The file is not a complete backup, or not one of this store. The message tells what to do. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
