import { rootCause } from '../log';
import { errorCode } from './database-trouble';

/** Invalid authorization, and no such database. */
const WRONG_ADDRESS = /^28|^3D000$/;
const NO_RIGHT = '42501';
const UNTRUSTED = /^(?:ERR_TLS|ERR_SSL|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/;
/** The driver's error without a code. */
const NO_TLS = /does not support SSL/;

/** What to correct, in words, when PostgreSQL or its certificate rejects what DATABASE_URL says; null for another error. */
export function databaseRefusal(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = errorCode(error);
  const { message } = rootCause(error);
  if (WRONG_ADDRESS.test(code))
    return `PostgreSQL refuses DATABASE_URL: ${message}. Correct the user, the password or the name of the database in it.`;
  if (code === NO_RIGHT) return `PostgreSQL gives the user of DATABASE_URL too few rights: ${message}. Let that user own the database.`;
  if (UNTRUSTED.test(code) || NO_TLS.test(message))
    return `There is no secure connection to PostgreSQL: ${message}. Correct sslmode in DATABASE_URL, or the server's certificate.`;
  return null;
}
