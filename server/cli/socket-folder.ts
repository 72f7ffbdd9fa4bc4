import { lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, type Stats } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Whoever listens at the tool's socket receives the owner's commands and answers them. So the socket is kept in a folder of its own that only the
 * store's user can open, inside the data folder; store and tool both look who owns it.
 */

/** The longest path of a Unix socket, with some reserve; in bytes, not letters. */
const MAX_SOCKET_PATH = 100;
const OTHERS = 0o077;

export class SocketFolderProblem extends Error {
  override readonly name = 'SocketFolderProblem';
}

const folderOf = (dataDir: string): string => join(resolve(dataDir), 'tool');
const socketOf = (dataDir: string): string => join(folderOf(dataDir), 'store.sock');

/** Returns the socket's path. Throws a `SocketFolderProblem`. */
export function makeSocketFolder(dataDir: string): string {
  const folder = folderOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const problem = problemOf(folder, lstatSync(folder), 'folder');
  if (problem !== null) throw new SocketFolderProblem(problem);
  return socketOf(dataDir);
}

/** Whether the tool may send a command there. */
export function socketProblem(dataDir: string): 'no socket' | { readonly path: string } | { readonly problem: string } {
  const folder = folderOf(dataDir);
  const path = socketOf(dataDir);
  const folderFacts = lstatSync(folder, { throwIfNoEntry: false });
  if (folderFacts === undefined) return 'no socket';
  const folderProblem = problemOf(folder, folderFacts, 'folder');
  if (folderProblem !== null) return { problem: folderProblem };
  const facts = lstatSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return 'no socket';
  const problem = problemOf(path, facts, 'socket');
  return problem === null ? { path } : { problem };
}

/** Windows knows neither users by number nor modes. */
function problemOf(path: string, facts: Stats, kind: 'folder' | 'socket'): string | null {
  const user = process.geteuid?.();
  if (user === undefined) return null;
  const start = `The store tool does not use the ${kind} ${path}:`;
  if (!(kind === 'folder' ? facts.isDirectory() : facts.isSocket()))
    return `${start} it is no ${kind}. Somebody else may have put it there; look at it, remove it, and start the store again.`;
  if (facts.uid !== user)
    return `${start} it belongs to another user (number ${facts.uid}; you are ${user}). Run the store and its tool as the same user; if that is so, somebody else has put it there: remove it, and start the store again.`;
  if ((facts.mode & OTHERS) !== 0)
    return `${start} other users may open it. Take their rights away (chmod go= '${path}'), and look whether a command took effect that you did not give.`;
  return null;
}

/**
 * Calls `use` with a path that fits into a socket's address: a long one through a link in a new private folder, which is only needed while `use`
 * runs. Node binds and connects before its functions return.
 */
export function withShortPath<Result>(path: string, use: (path: string) => Result): Result {
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH) return use(path);
  const aside = mkdtempSync(join(tmpdir(), 'store-'));
  try {
    // A junction: Windows allows it to everybody.
    symlinkSync(dirname(path), join(aside, 'd'), 'junction');
    return use(join(aside, 'd', basename(path)));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
