import { rootCause } from '../log';

/** Of the network, and of PostgreSQL while it goes down, comes up or has no connection left. */
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
  '53300',
]);
/** The driver's own, which have no code. */
const AWAY_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** True for a database that cannot be reached or is going down, as opposed to one that refused a statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const root = rootCause(error);
  const code = 'code' in root && typeof root.code === 'string' ? root.code : '';
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGES.test(root.message);
}
