import { ContractError } from '../../src/contract/contract-error';
import { answering, refusalEnvelope, type Envelope } from '../../src/contract/envelope';
import { databaseRefusal, databaseTrouble } from '../db/database-trouble';
import { errorFacts, type Log } from '../log';
import { AccountClosed } from '../repositories/users';
import { NotSignedIn, SESSION_ENDED } from '../security/authentication';
import { API_PREFIX } from './api';
import { HttpProblem, Refusal } from './problems';
import { loggedPath } from './request-log';
import { dataHeaders } from './security-headers';
import type { StoreContext } from './store-app';

/** In each case nothing was done: clients retry. */
const TROUBLES = {
  away: { seconds: '5', message: 'The store is not available just now. Please try again in a moment.' },
  'read-only': { seconds: '5', message: 'The store cannot save anything just now. Please try again in a moment.' },
  full: { seconds: '60', message: 'The store cannot save anything just now. Please try again in a moment.' },
} as const;

/** Unexpected errors are logged; their reply has no details. */
export function errorReply(log: Log, publicUrl: string, error: Error, c: StoreContext): Response {
  for (const [name, value] of Object.entries(dataHeaders(publicUrl))) c.header(name, value);
  const refusal = (message: string, data: unknown = null) => refusalTo(c.req.path, message, data);
  if (error instanceof Refusal) return c.json(refusal(error.message, error.data));
  if (error instanceof HttpProblem) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return c.json(refusal(error.message), error.httpStatus);
  }
  if (error instanceof NotSignedIn) return c.json(refusal(error.message), 401);
  if (error instanceof AccountClosed) return c.json(refusal(SESSION_ENDED), 401);
  if (error instanceof ContractError) return c.json(refusal(contractMessage(error)), 400);
  log({ level: 'error', path: loggedPath(c.req.path), ...errorFacts(error) });
  // To a shopper a database that rejects the store is as good as none.
  const trouble = databaseTrouble(error) ?? (databaseRefusal(error) === null ? null : 'away');
  if (trouble !== null) {
    const { seconds, message } = TROUBLES[trouble];
    c.header('Retry-After', seconds);
    return c.json(refusal(message), 503);
  }
  return c.json(refusal('Something went wrong. Please try again.'), 500);
}

/** `path`: of the request. */
export function refusalTo(path: string, message: string, data: unknown = null): Envelope {
  const refusal = refusalEnvelope(message, data);
  return path.startsWith(`${API_PREFIX}/`) ? answering(path.slice(API_PREFIX.length), refusal) : refusal;
}

function contractMessage(error: ContractError): string {
  const fields = [...new Set(error.problems.map((problem) => problem.slice(0, problem.indexOf(':'))))];
  return `Missing or malformed: ${fields.join(', ')}`;
}
