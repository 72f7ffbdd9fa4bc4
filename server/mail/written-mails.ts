import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteOldFiles } from '../owner-files/owner-file';
import { mailFolder } from './mailer';

export interface WrittenMail {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Newest first. */
export async function readWrittenMails(dataDir: string, limit: number): Promise<readonly WrittenMail[]> {
  const folder = mailFolder(dataDir);
  const files = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(files.map(async (file) => mailFrom(join(folder, file), await readFile(join(folder, file), 'utf8'))));
}

/** Deletes the written mails that `isMeant` selects. */
export async function deleteWrittenMails(dataDir: string, isMeant: (mail: WrittenMail) => boolean): Promise<void> {
  const mails = await readWrittenMails(dataDir, Number.MAX_SAFE_INTEGER);
  for (const { file } of mails.filter(isMeant)) await rm(file, { force: true });
}

/** `before`: milliseconds since 1970. */
export function deleteOldWrittenMails(dataDir: string, before: number): Promise<void> {
  return deleteOldFiles(mailFolder(dataDir), (name) => name.endsWith('.eml'), before);
}

interface Part {
  readonly header: (name: string) => string;
  readonly body: string;
}

function mailFrom(file: string, source: string): WrittenMail {
  const mail = readPart(source.replaceAll('\r\n', '\n'));
  const { header, body } = plainPart(mail);
  const isQuoted = /quoted-printable/i.test(header('Content-Transfer-Encoding'));
  const isBase64 = /base64/i.test(header('Content-Transfer-Encoding'));
  const text = isQuoted ? decodeQuotedPrintable(body) : isBase64 ? Buffer.from(body, 'base64').toString('utf8') : body;
  return { file, to: mail.header('To'), subject: mail.header('Subject'), text };
}

function readPart(source: string): Part {
  const headEnd = source.indexOf('\n\n');
  const head = source.slice(0, headEnd).replaceAll(/\n[ \t]+/g, ' ');
  return {
    header: (name) => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''),
    body: source.slice(headEnd + 2),
  };
}

/** RFC 2047, as nodemailer writes it: in UTF-8, with no character divided between two words. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_whole, encoding: string, word: string) =>
      /b/i.test(encoding) ? Buffer.from(word, 'base64').toString('utf8') : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    );
}

function plainPart(mail: Part): Part {
  const boundary = /boundary="?([^";]+)"?/i.exec(mail.header('Content-Type'))?.[1];
  if (boundary === undefined) return mail;
  const parts = mail.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\n/, '')));
  return parts.find(({ header }) => /text\/plain/i.test(header('Content-Type'))) ?? mail;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=\n/g, '').replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
