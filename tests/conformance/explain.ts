import { ApiError, ContractError, ForeignReplyError, HttpError, NetworkError } from '../../src/api/errors';
import { Misfit } from './misfit';
import type { Exchange } from './visitor';

const SHOWN_CHARACTERS = 100;

/** What was wrong with a reply that should have been a success, in words. */
export function explain(error: unknown, last: Exchange | null, expected: string): Misfit {
  if (error instanceof Misfit) return error;
  const where = last === null ? 'this call' : `${last.method} ${last.path}`;
  if (error instanceof NetworkError && !(error instanceof ForeignReplyError))
    return new Misfit(expected, last?.failure ?? 'no answer came', `See whether the server runs and what its log says about ${where}.`);
  if (last !== null && isHtml(last)) {
    return new Misfit(
      expected,
      `${httpText(last)} with an HTML page: ${beginning(last)}`,
      'The base URL must be that of the API, not of the page; every call there answers JSON, errors too.',
    );
  }
  const isHttpFailure = error instanceof HttpError || (error instanceof ForeignReplyError && error.httpStatus >= 400);
  if (isHttpFailure)
    return new Misfit(
      expected,
      `${httpText(last)}${error.message === '' ? '' : `: ${error.message}`}`,
      adviceForStatus(error.httpStatus, where, last),
    );
  if (error instanceof ApiError)
    return new Misfit(
      expected,
      `a refusal came: ${error.message === '' ? '(no message)' : error.message}`,
      `${where} must answer status 1 here.`,
    );
  if (last !== null && !isJson(last.text))
    return new Misfit(
      expected,
      `${httpText(last)} with something that is not JSON: ${beginning(last)}`,
      `${where} must answer a JSON object {status, message, data}. JSON has no NaN.`,
    );
  if (error instanceof ForeignReplyError)
    return new Misfit(
      expected,
      'the reply has no status of 0 or 1',
      `Put status: 1 beside the data in the reply of ${where}, 0 in a refusal.`,
    );
  if (error instanceof ContractError)
    return new Misfit(
      expected,
      `the reply cannot be read: ${error.problems.slice(0, 3).join('; ')}`,
      `Send these fields as the document at openapi.json describes them for ${where}.`,
    );
  throw error;
}

export function httpText(last: Exchange | null): string {
  return last === null || last.httpStatus === null ? 'no answer came' : `HTTP ${last.httpStatus} came`;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isHtml({ contentType, text }: Exchange): boolean {
  return contentType.includes('html') || /^\s*<(!doctype|html)/i.test(text);
}

function beginning({ text }: Exchange): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? '(nothing)' : `'${line.slice(0, SHOWN_CHARACTERS)}${line.length > SHOWN_CHARACTERS ? '…' : ''}'`;
}

function adviceForStatus(httpStatus: number, where: string, last: Exchange | null): string {
  switch (httpStatus) {
    case 401:
      return `${where} must accept the key that login answered in the auth_key header. A proxy may be dropping the header for its underscore.`;
    case 403:
      return 'The store repeats the XSRF-TOKEN cookie in the X-XSRF-TOKEN header; the cookie must be readable for scripts (not httpOnly) and have the path /.';
    case 404:
    case 405:
      return `Answer ${where}; check the path and that the base URL ends where the paths begin.`;
    case 415:
      return `${where} must take multipart/form-data, and an empty JSON object where there is no field.`;
    case 429:
      return `The server counts tries. Run this again in ${last?.headers.get('retry-after') ?? 'some'} seconds.`;
    default:
      return `See what the server's log says about ${where}.`;
  }
}
