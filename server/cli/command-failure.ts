import { DataFolderProblem } from '../db/data-folder';
import { databaseRefusal } from '../db/database-refusal';
import { databaseTrouble } from '../db/database-trouble';
import { rootCause } from '../log';

const WORDS = {
  away: 'The command failed: the database does not answer. Start it, or correct DATABASE_URL, and try again.',
  'read-only': 'The command failed: the database may only be read. Connect to the one that can be written, and try again.',
  full: 'The command failed: the disk of the database is full. Make room, and try again.',
} as const;

/** In words, without a line break, what ended a command that was not expected to end. */
export function commandFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The command failed: ${String(error)}`;
  if (error instanceof DataFolderProblem || error.message.startsWith('Invalid env provided')) return error.message;
  const trouble = databaseTrouble(error);
  return trouble === null ? (databaseRefusal(error) ?? `The command failed: ${rootCause(error).message}`) : WORDS[trouble];
}
