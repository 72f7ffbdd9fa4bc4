import { rootCause } from '../log';

export const LOCK_NOT_AVAILABLE = '55P03';

/** Network; shutdown, startup, no connection left; timeouts, locks and conflicting transactions. */
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
/** From a standby server, or from the embedded engine on a full disk. */
const READ_ONLY = '25006';
/** The driver's errors without a code. */
const AWAY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/;

/** 'away': unreachable, stopping, too slow or locked. Null: it rejected a statement, or another error. */
export function databaseTrouble(error: unknown): 'away' | 'read-only' | 'full' | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  if (code === DISK_FULL) return 'full';
  if (code === READ_ONLY) return 'read-only';
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGES.test(rootCause(error).message) ? 'away' : null;
}

/** '' without a code. */
export function errorCode(error: unknown): string {
  const root = error instanceof Error ? rootCause(error) : null;
  return root !== null && 'code' in root && typeof root.code === 'string' ? root.code : '';
}
