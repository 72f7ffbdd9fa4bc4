import { rootCause } from '../log';

/** PostgreSQL's code of a lock that was not to be had in time. */
export const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Of the network; of PostgreSQL while it goes down, comes up or has no connection left; of one that is too slow or locked; of two
 * transactions that got in each other's way.
 */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53000',
  '53200',
  '53300',
  '53400',
  '25P03',
  '40001',
  '40P01',
  LOCK_NOT_AVAILABLE,
]);
const DISK_FULL = '53100';
/** A standby, or the embedded engine on a disk without room. */
const READ_ONLY = '25006';
/** The driver's own, which have no code. */
const AWAY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/;

/**
 * 'away' for a database that cannot do its work at the moment: not reached, going down, too slow, locked; 'read-only'; 'full' for one
 * without room on its disk; null for one that refused a statement, or for another error.
 */
export function databaseTrouble(error: unknown): 'away' | 'read-only' | 'full' | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  if (code === DISK_FULL) return 'full';
  if (code === READ_ONLY) return 'read-only';
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGES.test(rootCause(error).message) ? 'away' : null;
}

/** The code that the database or the system gave; '' for none. */
export function errorCode(error: unknown): string {
  const root = error instanceof Error ? rootCause(error) : null;
  return root !== null && 'code' in root && typeof root.code === 'string' ? root.code : '';
}
