import {
  BackupProblem,
  BACKUP_VERSION,
  endLine,
  fileLine,
  headerShape,
  headerStart,
  truncated,
  type BackupHeader,
  readLines,
} from './backup-format';
import { isMediaFile } from './media-files';

/** Rows are JSON text. */
export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly string[] }
  | { readonly kind: 'file'; readonly path: string; readonly content: Buffer };

const ROWS_AT_ONCE = 200;

/** Throws BackupProblem at any difference, even at the end: discard the parts yielded before. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const lines = readLines(path);
  const next = async () => {
    const { value, done } = await lines.next();
    if (done === true || value === undefined) throw truncated(path);
    return value;
  };
  try {
    const header = headerFrom((await next()).text, path);
    yield { kind: 'header', header };
    for (const { name, rows: total } of header.tables) {
      for (let read = 0; read < total; read += ROWS_AT_ONCE) {
        const rows: string[] = [];
        while (rows.length < Math.min(ROWS_AT_ONCE, total - read)) rows.push((await next()).text);
        yield { kind: 'rows', table: name, rows };
      }
    }
    for (let file = 0; file < header.files; file += 1) yield await readFile(next, path);
    const last = await next();
    if (endLine.safeParse(jsonOf(last.text)).data?.sha256 !== last.digestBefore() || (await lines.next()).done !== true)
      throw altered(path);
  } finally {
    await lines.return(undefined);
  }
}

async function readFile(next: () => Promise<{ readonly text: string }>, path: string): Promise<BackupPart> {
  const { file, bytes } = fileLine.safeParse(jsonOf((await next()).text)).data ?? { file: '', bytes: 0 };
  if (!isMediaFile(file)) throw altered(path);
  const chunks: Buffer[] = [];
  for (let read = 0; read < bytes;) {
    const chunk = Buffer.from((await next()).text, 'base64');
    if (chunk.length === 0) throw altered(path);
    chunks.push(chunk);
    read += chunk.length;
  }
  return { kind: 'file', path: file, content: Buffer.concat(chunks) };
}

function headerFrom(text: string, path: string): BackupHeader {
  const found = jsonOf(text);
  const start = headerStart.safeParse(found).data;
  if (start === undefined) throw new BackupProblem(`${path} is no backup of a store. Name a file that 'backup' has written.`);
  if (start.version !== BACKUP_VERSION) {
    throw new BackupProblem(
      `${path} is of version ${start.version}, and this store reads version ${BACKUP_VERSION}. Restore it with the newer program.`,
    );
  }
  const header = headerShape.safeParse(found).data;
  if (header === undefined) throw altered(path);
  return header;
}

const altered = (path: string): BackupProblem =>
  new BackupProblem(`${path} was altered or damaged since it was written. Use another backup.`);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
