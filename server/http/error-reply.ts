import { httpProblemsTexts } from './http-problems.texts';
import { ContractError } from '../../src/contract/contract-error';
import { answering, refusalEnvelope, type Envelope } from '../../src/contract/envelope';
import { databaseRefusal, databaseTrouble } from '../db/database-trouble';
import { errorFacts, type Log } from '../log';
import { AccountClosed } from '../repositories/users';
import { NotSignedIn } from '../security/authentication';
import { securityTexts } from '../security/security.texts';
import { API_PREFIX } from './api';
import { HttpProblem, Refusal } from './problems';
import { loggedPath } from './request-log';
import { dataHeaders } from './security-headers';
import type { StoreContext } from './store-app';

/** In each case nothing was done: clients retry. */
const RETRY_SECONDS = { away: '5', 'read-only': '5', full: '60' } as const;

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
  if (error instanceof AccountClosed) return c.json(refusal(securityTexts.sessionEnded), 401);
  if (error instanceof ContractError) return c.json(refusal(contractMessage(error)), 400);
  log({ level: 'error', path: loggedPath(c.req.path), ...errorFacts(error) });
  // To a shopper a database that rejects the store is as good as none.
  const trouble = databaseTrouble(error) ?? (databaseRefusal(error) === null ? null : 'away');
  if (trouble !== null) {
    c.header('Retry-After', RETRY_SECONDS[trouble]);
    return c.json(refusal(trouble === 'away' ? httpProblemsTexts.away : httpProblemsTexts.savesNothing), 503);
  }
  return c.json(refusal(httpProblemsTexts.wrong), 500);
}

/** `path`: of the request. */
export function refusalTo(path: string, message: string, data: unknown = null): Envelope {
  const refusal = refusalEnvelope(message, data);
  return path.startsWith(`${API_PREFIX}/`) ? answering(path.slice(API_PREFIX.length), refusal) : refusal;
}

function contractMessage(error: ContractError): string {
  const fields = [...new Set(error.problems.map((problem) => problem.slice(0, problem.indexOf(':'))))];
  return httpProblemsTexts.malformed(fields.join(', '));
}
