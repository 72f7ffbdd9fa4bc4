import { rootCause } from '../log';
import { errorCode } from './database-trouble';

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
