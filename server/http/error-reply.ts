import { ContractError } from '../../src/contract/contract-error';
import { refusalEnvelope } from '../../src/contract/envelope';
import { isDatabaseAway } from '../db/is-database-away';
import { errorFacts, type Log } from '../log';
import { NotSignedIn } from '../security/authentication';
import { HttpProblem, Refusal } from './problems';
import { dataHeaders } from './security-headers';
import type { StoreContext } from './store-app';

/** The one place where a thrown error becomes a reply. What nobody expected is logged and answers without details. */
export function errorReply(log: Log, publicUrl: string, error: Error, c: StoreContext): Response {
  for (const [name, value] of Object.entries(dataHeaders(publicUrl))) c.header(name, value);
  if (error instanceof Refusal) return c.json(refusalEnvelope(error.message, error.data));
  if (error instanceof HttpProblem) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return c.json(refusalEnvelope(error.message), error.httpStatus);
  }
  if (error instanceof NotSignedIn) return c.json(refusalEnvelope(error.message), 401);
  if (error instanceof ContractError) return c.json(refusalEnvelope(contractMessage(error)), 400);
  log({ level: 'error', path: c.req.path, ...errorFacts(error) });
  if (isDatabaseAway(error)) {
    c.header('Retry-After', '5');
    return c.json(refusalEnvelope('The store is not available just now. Please try again in a moment.'), 503);
  }
  return c.json(refusalEnvelope('Something went wrong. Please try again.'), 500);
}

function contractMessage(error: ContractError): string {
  const fields = [...new Set(error.problems.map((problem) => problem.slice(0, problem.indexOf(':'))))];
  return `Missing or malformed: ${fields.join(', ')}`;
}
