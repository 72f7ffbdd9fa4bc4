import { describe, expect, it, vi } from 'vitest';
import { ApiError, ContractError, ForeignReplyError, HttpError, NetworkError } from '../../api/errors';
import { classifyResponse, type ResponseClass } from './response-class';

const TABLE: readonly (readonly [string, unknown, ResponseClass])[] = [
  ['a refusal with words', new ApiError('This product is no longer available.', null), 'refused'],
  ['no answer', new NetworkError('No answer'), 'later'],
  ['a login page of the hotel instead of a reply', new ForeignReplyError(200), 'later'],
  ["a gateway's page of 404", new ForeignReplyError(404), 'later'],
  ['a reply that cannot be read', new ContractError(['data: missing']), 'later'],
  ['a dead key that could not be refreshed', new HttpError(401, ''), 'unauthenticated'],
  ['an old security token', new HttpError(403, ''), 'later'],
  ['a request time-out', new HttpError(408, ''), 'later'],
  ['a conflict', new HttpError(409, ''), 'later'],
  ['too early', new HttpError(425, ''), 'later'],
  ['an upgrade asked for', new HttpError(426, ''), 'later'],
  ['too many requests', new HttpError(429, ''), 'later'],
  ['a server error', new HttpError(500, ''), 'later'],
  ['a gateway error', new HttpError(502, ''), 'later'],
  ['a malformed request, in words of the store', new HttpError(400, ''), 'refused'],
  ['a missing address, in words of the store', new HttpError(404, ''), 'refused'],
];

describe('What an answer means for an unsent change', () => {
  it.each(TABLE)('%s', (_name, error, expected) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(classifyResponse(error)).toBe(expected);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('a mistake of our own is tried again, and logged', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new TypeError('undefined is not a function');
    expect(classifyResponse(mistake)).toBe('later');
    expect(log).toHaveBeenCalledWith(mistake);
    log.mockRestore();
  });
});
