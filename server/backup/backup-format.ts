import * as z from 'zod';

/**
 * A backup is gzip over UTF-8 lines: the header; the rows of each table in the header's order, as JSON; each file as a line of name and
 * size, then base64 lines; the SHA-256 of all lines before.
 */
export const BACKUP_VERSION = 1;
/** A multiple of three, so that base64 needs no padding. */
export const FILE_LINE_BYTES = 48 * 1024;

/** Common to every version of the format. */
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

/** The message tells the owner what to do. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

/** The file ends too early. */
export function truncated(path: string): BackupProblem {
  return new BackupProblem(`${path} ends in the middle. It was cut short; copy it again or use another backup.`);
}
