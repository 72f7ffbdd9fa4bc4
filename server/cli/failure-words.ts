import { DataFolderProblem } from '../db/data-folder';
import { databaseRefusal, databaseTrouble } from '../db/database-trouble';
import { rootCause } from '../log';

/** What whoever runs the store can correct, in words; null for another error. */
export function correctableProblem(error: unknown): string | null {
  const isInWords = error instanceof DataFolderProblem || (error instanceof Error && error.message.startsWith('Invalid env provided'));
  return isInWords ? error.message : databaseRefusal(error);
}

/** What ended a command of the store tool that was not expected to end, and what to do. */
export function commandFailure(error: unknown): string {
  const correctable = correctableProblem(error);
  if (correctable !== null) return correctable;
  const message = error instanceof Error ? rootCause(error).message : String(error);
  switch (databaseTrouble(error)) {
    case 'away':
      return `The command failed: the database does not answer, or not in time (${message}). Try again; if it stays so, start it or correct DATABASE_URL.`;
    case 'read-only':
      return `The command failed: nothing can be saved (${message}). The database is a standby, or its disk is full: correct that, and try again.`;
    case 'full':
      return `The command failed: the disk of the database is full (${message}). Make room, and try again.`;
    case null:
      return `The command failed: ${message}`;
  }
}
