import { httpProblemsTexts } from './http-problems.texts';
import { createHash } from 'node:crypto';
import { MESSAGE_ID_HEADER, REQUEST_ID_HEADER } from '../../src/contract/headers';
import type { Database } from '../db/database';
import { claimRequest, findRequest, keepReply, type KnownRequest, type RequestKey } from '../repositories/request-replies';
import { HttpProblem, Refusal } from './problems';

/** Null without a client id: every request is then new. */
export type NamedRequest = (RequestKey & { readonly contentHash: string }) | null;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A hash of `content` is stored: it must not contain a password. Throws HttpProblem 400 when the id is not a UUID. */
export function namedRequest(headers: Headers, scope: 'visitor' | { readonly userId: number }, content: unknown): NamedRequest {
  const requestId = headers.get(REQUEST_ID_HEADER) ?? headers.get(MESSAGE_ID_HEADER);
  if (requestId === null) return null;
  if (!UUID.test(requestId)) throw new HttpProblem(400, httpProblemsTexts.malformedId);
  return {
    scope: scope === 'visitor' ? scope : `user ${scope.userId}`,
    requestId: requestId.toLowerCase(),
    contentHash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  };
}

/** Null for a new request. Throws Refusal when the id was used with other content. */
export async function earlierReply(db: Database, request: NamedRequest): Promise<string | null> {
  if (request === null) return null;
  const known = await findRequest(db, request);
  return known === undefined ? null : replyOf(known, request);
}

/** Works once, also for concurrent repeats. Work and reply are one transaction: a failed or refused request leaves nothing behind. */
export function replyOnce(db: Database, request: NamedRequest, now: number, work: (tx: Database) => Promise<string>): Promise<string> {
  if (request === null) return work(db);
  const { contentHash, ...key } = request;
  // Protected by: the unique id of the request.
  return db.transaction(async (tx) => {
    if (!(await claimRequest(tx, key, contentHash, now))) {
      const known = await findRequest(tx, key);
      if (known === undefined) throw new Error('The other delivery of this request is gone');
      return replyOf(known, request);
    }
    const message = await work(tx);
    await keepReply(tx, key, message);
    return message;
  });
}

function replyOf({ contentHash, message }: KnownRequest, request: NonNullable<NamedRequest>): string {
  if (contentHash !== request.contentHash) throw new Refusal(httpProblemsTexts.sentBefore);
  return message ?? '';
}
