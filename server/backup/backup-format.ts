import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
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

export interface LineWriter {
  /** Waits for the disk (backpressure). */
  write(lines: readonly string[]): Promise<void>;
  /** SHA-256 so far, as hex. */
  digest(): string;
  /** Resolves when everything is on the disk. */
  end(): Promise<void>;
  abandon(): Promise<void>;
}

/** Only its owner can read the file, which must not exist yet. */
export function createLineWriter(path: string): LineWriter {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  written.catch(() => undefined);
  const hash = createHash('sha256');
  return {
    async write(lines) {
      const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      hash.update(text);
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
    },
    digest: () => hash.copy().digest('hex'),
    end: () => {
      gzip.end();
      return written;
    },
    async abandon() {
      gzip.destroy();
      await written.catch(() => undefined);
    },
  };
}

interface ReadLine {
  readonly text: string;
  /** SHA-256 of all lines before this one, as hex. */
  readonly digestBefore: () => string;
}

const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 0x0a;

/** Throws BackupProblem for a truncated, damaged or other file. */
export async function* readLines(path: string): AsyncGenerator<ReadLine> {
  const hash = createHash('sha256');
  const file = createReadStream(path);
  const content = createGunzip();
  file.once('error', (error) => content.destroy(error));
  let rest: Buffer[] = [];
  let restBytes = 0;
  try {
    for await (const chunk of file.pipe(content)) {
      let bytes = Buffer.from(chunk);
      for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE)) {
        const line = Buffer.concat([...rest, bytes.subarray(0, end + 1)]);
        rest = [];
        restBytes = 0;
        bytes = bytes.subarray(end + 1);
        const before = hash.copy();
        hash.update(line);
        yield { text: line.toString('utf8', 0, line.length - 1), digestBefore: () => before.digest('hex') };
      }
      rest.push(bytes);
      restBytes += bytes.length;
      if (restBytes > MAX_LINE_BYTES) throw new BackupProblem('The file is no backup of a store.');
    }
  } catch (error) {
    throw readProblem(error, path);
  } finally {
    file.destroy();
    content.destroy();
  }
  if (restBytes > 0) throw truncated(path);
}

function readProblem(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupProblem(`There is no file ${path}. Correct the name.`);
  if (code === 'EISDIR') return new BackupProblem(`${path} is a folder. Name the backup file in it.`);
  if (code === 'EACCES' || code === 'EPERM')
    return new BackupProblem(`The store's user may not read ${path}. Grant it, or copy the file elsewhere.`);
  if (code === 'Z_BUF_ERROR') return truncated(path);
  if (code.startsWith('Z_')) return new BackupProblem(`${path} is damaged, or no backup of a store. Copy it again or use another backup.`);
  return error;
}
