import type { Codec } from '../contract/codec';
import { ContractError } from '../contract/contract-error';
import type { Endpoint } from '../contract/define-endpoint';
import { answersAnother, isEnvelope, readEnvelope } from '../contract/envelope';
import { ApiError, ForeignReplyError, HttpError, NetworkError, StaleReplyError } from './errors';
import { isStale, type VersionsRead } from './versions-read';

/**
 * Only a reply with our status can succeed or refuse (decision 0042); any other is a ForeignReplyError. Bare data is accepted only for the
 * calls that may be bare (`mayBeBare`). A reply that names another call is none either, nor one of an
 * older version than those `known` when its call was sent.
 */
export async function readReply<Output>(
  { path, mayBeBare, output }: Pick<Endpoint<never, Output>, 'path' | 'mayBeBare' | 'output'>,
  response: Response,
  known: VersionsRead = new Map(),
): Promise<Output> {
  const body = await readJson(response);
  if (!isEnvelope(body)) {
    if (mayBeBare === true && response.ok && hasNoStatus(body)) {
      const data = decoded(output, body);
      if (data !== null && hasContent(output.encode(data), body)) return data;
    }
    throw new ForeignReplyError(response.status, messageOf(body));
  }
  if (answersAnother(path, body)) throw new ForeignReplyError(response.status);
  if (isStale(body, known)) throw new StaleReplyError(response.status);
  if (!response.ok) throw failureOf(response, body);
  const outcome = readEnvelope(output, body);
  switch (outcome.kind) {
    case 'success':
      return outcome.data;
    case 'refused':
      throw new ApiError(outcome.message, outcome.data);
    case 'unauthenticated':
      throw new HttpError(401, outcome.message);
  }
}

/** Null for what does not fit: without an envelope it may be anybody's. */
function decoded<Output>(output: Codec<Output>, body: object): Output | null {
  try {
    return output.decode(body);
  } catch (error) {
    if (error instanceof ContractError) return null;
    throw error;
  }
}

/** A gateway's `{"status": 503}` does not count as bare data. */
function hasNoStatus(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !('status' in body);
}

/**
 * Any field of settings or of the home screen may be missing, but not all. One like `contact_no` must be there: `title` may stand in a
 * portal's JSON. A bare list needs one readable item: a portal's `[]` must not empty the catalogue.
 */
function hasContent(wire: unknown, body: object): boolean {
  if (Array.isArray(body)) return Array.isArray(wire) && wire.length > 0;
  return typeof wire === 'object' && wire !== null && Object.keys(wire).some((name) => name.includes('_') && name in body);
}

function failureOf({ status, headers }: Response, envelope: Readonly<Record<string, unknown>>): Error {
  const message = messageOf(envelope);
  switch (Number(envelope['status'])) {
    case 0:
      return new HttpError(status, message, retryAfterMs(headers));
    case 3:
      return new HttpError(401, message);
    default:
      return new ForeignReplyError(status);
  }
}

function messageOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : '';
}

/** Null for a body that is no JSON. */
async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw new NetworkError('The response was cut off', { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Seconds only: a date would need the server's clock. */
function retryAfterMs(headers: Headers): number | null {
  const seconds = headers.get('Retry-After');
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
}
