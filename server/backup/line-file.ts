import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupProblem, truncated } from './backup-format';

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

export interface ReadLine {
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
