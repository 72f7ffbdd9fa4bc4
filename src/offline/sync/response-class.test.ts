import { describe, expect, it } from 'vitest';
import { ApiError, ContractError, HttpError, NetworkError } from '../../api/errors';
import { classifyResponse, type ResponseClass } from './response-class';

const TABLE: readonly (readonly [string, unknown, ResponseClass])[] = [
  ['a refusal with words', new ApiError('This product is no longer available.', null), 'refused'],
  ['no answer', new NetworkError('No answer'), 'later'],
  ['a login page of the hotel instead of a reply', new ContractError(['reply: expected an object']), 'later'],
  ['a dead key that could not be refreshed', new HttpError(401, ''), 'unauthenticated'],
  ['an old security token', new HttpError(403, ''), 'later'],
  ['a request time-out', new HttpError(408, ''), 'later'],
  ['a conflict', new HttpError(409, ''), 'later'],
  ['too early', new HttpError(425, ''), 'later'],
  ['an upgrade asked for', new HttpError(426, ''), 'later'],
  ['too many requests', new HttpError(429, ''), 'later'],
  ['a server error', new HttpError(500, ''), 'later'],
  ['a gateway error', new HttpError(502, ''), 'later'],
  ['a malformed request', new HttpError(400, ''), 'odd'],
  ['a missing address', new HttpError(404, ''), 'odd'],
  ['a mistake of our own', new TypeError('undefined is not a function'), 'odd'],
];

describe('What an answer means for an unsent change', () => {
  it.each(TABLE)('%s', (_name, error, expected) => {
    expect(classifyResponse(error)).toBe(expected);
  });
});
