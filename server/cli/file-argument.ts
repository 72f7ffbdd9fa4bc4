import { resolve } from 'node:path';
import { NO_OWNER_TEXT, ownerText, textDamage } from '../owner-files/owner-text';
import { readOwnerFile } from '../owner-files/owner-file';
import { refused, failed } from './command';
import type { ToolReply } from './tool-socket';

const MAX_BYTES = 1024 * 1024;

/** Null for other arguments than `--file FILE`. */
export async function readFileArgument(args: readonly string[], workingDir: string): Promise<{ readonly text: string } | ToolReply | null> {
  const [option, file, ...rest] = args;
  if (option !== '--file') return null;
  if (file === undefined || rest.length > 0) return refused('Name one file after --file. Put a name with blanks into quotes.');
  const path = resolve(workingDir, file);
  try {
    const content = await readOwnerFile(path, MAX_BYTES);
    if (content === null) return refused(`${path} has more than 1 MB. Shorten it.`);
    const text = ownerText(content);
    if (text === null) return refused(`${path} ${NO_OWNER_TEXT}`);
    const damage = textDamage(text);
    return damage === null ? { text } : refused(`${path} is damaged. ${damage}`);
  } catch (error) {
    return fileReply(`${path} could not be read`, error);
  }
}

/** Another file name would solve these. */
const WRONG_NAMES: Readonly<Record<string, string>> = {
  EACCES: "the store's user has no right to that file or folder. Grant it, or use another folder.",
  EPERM: "the store's user has no right to that file or folder. Grant it, or use another folder.",
  EROFS: 'the disk is read-only. Use another folder.',
  ENOENT: 'there is no such file or folder. Make it, or correct the name.',
  ENOTDIR: 'a part of that name is no folder. Correct the name.',
  EEXIST: 'a part of that name is no folder. Correct the name.',
  EISDIR: 'that is a folder. Name a file in it.',
  ENAMETOOLONG: 'that name is too long. Choose a shorter one.',
  ELOOP: 'that name leads in a circle. Correct the name.',
};

const MACHINE_TROUBLES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room and run the command again.',
  EDQUOT: 'the disk is full. Make room and run the command again.',
  EIO: 'the disk does not work. Use another one.',
};

/** Rethrows what is neither a file system error nor an interruption. */
export function fileProblem(error: unknown): string {
  if (error instanceof Error && error.name === 'AbortError') return 'it was stopped.';
  const words = WRONG_NAMES[codeOf(error)] ?? MACHINE_TROUBLES[codeOf(error)];
  if (words === undefined) throw error;
  return words;
}

/** For a file that the owner named. Rethrows other errors. */
export function fileReply(failure: string, error: unknown): ToolReply {
  const text = `${failure}: ${fileProblem(error)}`;
  return WRONG_NAMES[codeOf(error)] === undefined ? failed(text) : refused(text);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
