import { rootCause } from '../log';

export const LOCK_NOT_AVAILABLE = '55P03';

/** An open connection that breaks; shutdown, startup, no connection left; timeouts, locks and conflicting transactions. */
const AWAY_CODES = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
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
/** Whatever keeps a connection from being opened, such as no socket in the folder that DATABASE_URL names (ENOENT). */
const OPENING_CALLS = new Set<unknown>(['connect', 'getaddrinfo']);
/** The driver's errors without a code: of a pool, and of a connection alone. */
const AWAY_MESSAGES = /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|not queryable|Query read timeout/;

/** 'away': unreachable, stopping, too slow or locked. Null: it rejected a statement, or another error. */
export function databaseTrouble(error: unknown): 'away' | 'read-only' | 'full' | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  if (code === DISK_FULL) return 'full';
  if (code === READ_ONLY) return 'read-only';
  if (AWAY_CODES.has(code) || code.startsWith('08')) return 'away';
  const root = rootCause(error);
  const isOfOpening = 'syscall' in root && OPENING_CALLS.has(root.syscall);
  return isOfOpening || AWAY_MESSAGES.test(root.message) ? 'away' : null;
}

/** '' without a code. */
export function errorCode(error: unknown): string {
  const root = error instanceof Error ? rootCause(error) : null;
  return root !== null && 'code' in root && typeof root.code === 'string' ? root.code : '';
}

/** Invalid authorization, and no such database; SASL: a password that is not there. */
const WRONG_ADDRESS = /^28|^3D000$/;
const NO_PASSWORD = /^SASL: /;
const NO_RIGHT = '42501';
const UNTRUSTED = /^(?:ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|EPROTO$)/;
/** The driver's errors without a code. */
const NO_TLS = /not support SSL connections|establishing an SSL connection/;

/** What to correct, in words, when PostgreSQL or its certificate rejects what DATABASE_URL says; null for another error. */
export function databaseRefusal(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  const { message } = rootCause(error);
  if (WRONG_ADDRESS.test(code) || NO_PASSWORD.test(message))
    return `PostgreSQL refuses DATABASE_URL: ${message}. Correct the user, the password, the name of the database or sslmode in it.`;
  if (code === NO_RIGHT)
    return `PostgreSQL gives the user of DATABASE_URL too few rights: ${message}. Let that user own the database and its tables.`;
  if (UNTRUSTED.test(code) || NO_TLS.test(message))
    return `There is no secure connection to PostgreSQL: ${message}. Correct sslmode in DATABASE_URL, or the server's certificate.`;
  return null;
}
