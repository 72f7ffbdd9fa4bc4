import type { Endpoint, FormFields } from '../contract/endpoint';
import { readEnvelope } from '../contract/envelope';
import { AUTH_KEY_HEADER, XSRF_HEADER } from '../contract/headers';
import { refreshToken } from '../contract/session';
import { ApiError, HttpError, NetworkError } from './errors';
import { sendWithToken } from './first-call';
import { formBody } from './form-body';
import { transport } from './transport';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Additive headers, such as a cart write's device and number. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call of the contract and returns its decoded data. Throws NetworkError, HttpError, ApiError or ContractError.
 * After a 401 the key is refreshed once and the request sent again (SPEC 4). There is no timeout (SPEC 7); pass a signal.
 */
export async function call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, options: CallOptions = {}): Promise<Output> {
  const fields = endpoint.input.encode(input) as FormFields;
  try {
    return await send(endpoint, fields, options);
  } catch (error) {
    const mayRefresh = error instanceof HttpError && error.httpStatus === 401 && endpoint.auth === 'key';
    if (!mayRefresh || !(await refreshOnce())) throw error;
    return send(endpoint, fields, options);
  }
}

async function send<Input, Output>(endpoint: Endpoint<Input, Output>, fields: FormFields, options: CallOptions): Promise<Output> {
  const response = await fetchReply(endpoint, fields, options);
  const body = await readJson(response);
  if (!response.ok) throw new HttpError(response.status, serverMessage(body), retryAfterMs(response.headers));
  const outcome = readEnvelope(endpoint.output, body);
  switch (outcome.kind) {
    case 'success':
      return outcome.data;
    case 'refused':
      throw new ApiError(outcome.message, outcome.data);
    case 'unauthenticated':
      throw new HttpError(401, outcome.message);
  }
}

async function fetchReply<Input, Output>(endpoint: Endpoint<Input, Output>, fields: FormFields, options: CallOptions): Promise<Response> {
  const { authKey, xsrfToken } = transport();
  const key = endpoint.auth === 'key' ? await authKey() : null;
  // A read needs no token, but its response may set the cookie too.
  if (endpoint.method === 'GET') return sendWithToken(() => request(endpoint, fields, options, key, null), options.signal);
  let sent: string | null = null;
  const response = await sendWithToken((token) => {
    sent = token;
    return request(endpoint, fields, options, key, token);
  }, options.signal);
  if (response.status !== 403) return response;
  // Another tab's response may set the cookie after we read it. The server refuses such a call before doing anything, so it is safe
  // to send it again.
  const newer = await xsrfToken();
  if (newer === sent) return response;
  // An unread response would occupy its connection.
  response.body?.cancel().catch(() => undefined);
  return request(endpoint, fields, options, key, newer);
}

async function request<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  fields: FormFields,
  options: CallOptions,
  key: string | null,
  token: string | null,
): Promise<Response> {
  const { baseUrl, fetch } = transport();
  const headers = new Headers({ Accept: 'application/json', ...options.headers });
  if (key !== null) headers.set(AUTH_KEY_HEADER, key);
  if (token !== null) headers.set(XSRF_HEADER, token);
  try {
    return await fetch(`${baseUrl}${endpoint.path}${endpoint.encoding === 'query' ? queryText(fields) : ''}`, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      body: endpoint.method === 'GET' ? null : formBody(endpoint.encoding, fields),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (error) {
    throw new NetworkError('No response from the server', { cause: error });
  }
}

function queryText(fields: FormFields): string {
  const text = new URLSearchParams(Object.entries(fields)).toString();
  return text === '' ? '' : `?${text}`;
}

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

function serverMessage(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : '';
}

/** Seconds only: a date would need the server's clock. */
function retryAfterMs(headers: Headers): number | null {
  const seconds = headers.get('Retry-After');
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null;
}

let refreshing: Promise<boolean> | undefined;

/** Parallel 401s share one refresh. */
function refreshOnce(): Promise<boolean> {
  refreshing ??= send(refreshToken, {}, {})
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof NetworkError) throw error;
        return false;
      },
    )
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** An endpoint as a function of its input, as the rest of the page uses it. */
export function caller<Input, Output>(endpoint: Endpoint<Input, Output>) {
  return (input: Input, options: CallOptions = {}): Promise<Output> => call(endpoint, input, options);
}
