import { type Endpoint, type FormFields, questionOf } from '../contract/define-endpoint';
import { AUTH_KEY_HEADER, QUESTION_HEADER, XSRF_HEADER } from '../contract/headers';
import { refreshToken } from '../contract/session';
import { spokenLocale } from '../domain/languages';
import { ApiError, ForeignReplyError, HttpError, isUnauthenticated, NetworkError, StaleReplyError } from './errors';
import { sendWithToken } from './first-call';
import { readReply } from './read-reply';
import { transport } from './transport';
import { versionsRead } from './versions-read';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onHeaders?: (headers: Headers) => void;
  /** No person waits: after a failed refresh of the key, another is not tried before it is due. */
  readonly isBackground?: boolean;
}

/**
 * Throws NetworkError (also for a response of another server or to another call), HttpError, ApiError or ContractError. After a 401 the key is refreshed once.
 * There is no timeout; pass a signal.
 */
export async function call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, options: CallOptions = {}): Promise<Output> {
  const fields = encoded(endpoint, input);
  // Read once: a call sent again after another shopper's login must not become that shopper's.
  const key = endpoint.auth === 'key' ? await transport().authKey() : null;
  try {
    return await send(endpoint, fields, options, key);
  } catch (error) {
    // A portal's or gateway's 401 also starts a refresh: the store's reply to that decides.
    const isUnauthorized = isUnauthenticated(error) || (error instanceof ForeignReplyError && error.httpStatus === 401);
    if (endpoint.auth !== 'key' || !isUnauthorized) throw error;
    if (await refreshOnce(options)) return send(endpoint, fields, options, key);
    throw error instanceof HttpError ? error : new HttpError(401, '');
  }
}

/** No retry makes it fit, so it counts as refused. Without words: each screen knows what to shorten. */
function encoded<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): FormFields {
  try {
    return endpoint.input.encode(input) as FormFields;
  } catch {
    throw new ApiError('', null);
  }
}

async function send<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  fields: FormFields,
  options: CallOptions,
  key: string | null,
): Promise<Output> {
  const askedAt = performance.now();
  let isFromStore = true;
  try {
    return await sendAndRead(endpoint, fields, options, key);
  } catch (error) {
    isFromStore = !(error instanceof NetworkError);
    throw error;
  } finally {
    if (isFromStore || !isGivenUp(options.signal)) await transport().onReply?.(isFromStore, askedAt);
  }
}

interface SendOptions extends CallOptions {
  readonly cache: RequestCache;
}

/** A server of the store notices another's change of the catalogue within a second. */
const LAG_MS = 1_000;

/** A stale reply is asked for once more, past the caches: only reads name a version. */
async function sendAndRead<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  fields: FormFields,
  options: CallOptions,
  key: string | null,
): Promise<Output> {
  const known = versionsRead();
  const ask = async (cache: RequestCache): Promise<Output> => {
    const response = await fetchReply(endpoint, fields, { ...options, cache }, key);
    if (isToAnother(questionOf(endpoint.path, fields), response)) throw new ForeignReplyError(response.status);
    const output = await readReply(endpoint, response, known);
    options.onHeaders?.(response.headers);
    return output;
  };
  try {
    return await ask('default');
  } catch (error) {
    if (!(error instanceof StaleReplyError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, LAG_MS));
    return ask('reload');
  }
}

/** A cache that ignores what is asked gives the reply to another question. Other back ends name none. */
function isToAnother(question: string, { headers }: Response): boolean {
  const named = headers.get(QUESTION_HEADER);
  return named !== null && named !== question;
}

function isGivenUp(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && signal.reason?.name !== 'TimeoutError';
}

async function fetchReply<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  fields: FormFields,
  options: SendOptions,
  key: string | null,
): Promise<Response> {
  const { xsrfToken, leaveGuardedToken } = transport();
  // A read needs no token, but its response may set the cookie too.
  if (endpoint.method === 'GET') return sendWithToken(() => request(endpoint, fields, options, key, null), options.signal);
  let sent: string | null = null;
  const response = await sendWithToken((token) => {
    sent = token;
    return request(endpoint, fields, options, key, token);
  }, options.signal);
  if (response.status !== 403) return response;
  // Another tab's response may set the cookie after we read it. Safe to send again: the server refuses before it does anything.
  let newer = await xsrfToken();
  if (newer === sent) {
    if (sent === null || !(await leaveGuardedToken?.(sent))) return response;
    newer = await xsrfToken();
  }
  // An unread response would occupy its connection.
  response.body?.cancel().catch(() => undefined);
  return request(endpoint, fields, options, key, newer);
}

async function request<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  fields: FormFields,
  options: SendOptions,
  key: string | null,
  token: string | null,
): Promise<Response> {
  const { baseUrl, fetch } = transport();
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': spokenLocale(), ...options.headers });
  if (key !== null) headers.set(AUTH_KEY_HEADER, key);
  if (token !== null) headers.set(XSRF_HEADER, token);
  try {
    return await fetch(`${baseUrl}${endpoint.encoding === 'query' ? questionOf(endpoint.path, fields) : endpoint.path}`, {
      method: endpoint.method,
      headers,
      credentials: 'include',
      cache: options.cache,
      body: endpoint.method === 'GET' ? null : formBody(endpoint.encoding, fields),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (error) {
    throw new NetworkError('No response from the server', { cause: error });
  }
}

/** Without a limit, a refresh without a response would block every later call of the page. */
const REFRESH_LIMIT_MS = 20_000;

let refreshing: Promise<boolean> | undefined;

/**
 * Parallel 401s share one refresh. False when the store refuses; throws NetworkError without a reply. After an aborted caller the next one
 * starts a new refresh.
 */
async function refreshOnce({ signal, isBackground }: CallOptions): Promise<boolean> {
  const current = (refreshing ??= transport().paceRefresh?.(refresh, isBackground) ?? refresh());
  const forget = (): void => {
    if (refreshing === current) refreshing = undefined;
  };
  signal?.addEventListener('abort', forget);
  try {
    return await current;
  } finally {
    signal?.removeEventListener('abort', forget);
    forget();
  }
}

async function refresh(): Promise<boolean> {
  try {
    await send(refreshToken, {}, { signal: AbortSignal.timeout(REFRESH_LIMIT_MS) }, null);
    return true;
  } catch (error) {
    if (error instanceof ApiError || isUnauthenticated(error)) return false;
    throw error instanceof NetworkError ? error : new NetworkError('Key not refreshed', { cause: error });
  }
}

export function caller<Input, Output>(endpoint: Endpoint<Input, Output>) {
  return (input: Input, options: CallOptions = {}): Promise<Output> => call(endpoint, input, options);
}

/** An empty JSON object where a form would have no field. */
function formBody(encoding: Endpoint<never, unknown>['encoding'], fields: FormFields): BodyInit | null {
  const entries = Object.entries(fields);
  if (encoding === 'none' || encoding === 'query') return null;
  if (entries.length === 0) return new Blob(['{}'], { type: 'application/json' });
  if (encoding === 'urlencoded') return new URLSearchParams(entries.map(([name, value]) => [name, value]));
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
