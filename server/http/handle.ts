import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Endpoint } from '../../src/contract/endpoint';
import { successEnvelope } from '../../src/contract/envelope';
import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import { findSessionByKey, type SignedInUser } from '../repositories/sessions';
import { secretHash } from '../security/secrets';
import type { StoreApp, StoreEnv } from '../services';
import { clientAddress } from './client-address';
import { giveXsrfCookie, requireSessionToken } from './cross-site';
import { HttpProblem } from './problems';
import { readForm } from './read-form';

export const API_PREFIX = '/api';

export interface CallContext {
  readonly headers: Headers;
  /** The caller's network address, for rate limits. */
  readonly clientAddress: string;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void;
  readonly deleteCookie: (name: string, options: CookieOptions) => void;
  /** Gives the XSRF token of the session with this key, or a visitor's. */
  readonly giveXsrfToken: (authKey: string | null) => void;
  /** For a call that a cookie alone authorizes: throws HttpProblem 403 unless the token belongs to that session. */
  readonly requireSessionToken: (keyHash: string) => void;
}

export interface SignedInContext extends CallContext {
  readonly user: SignedInUser;
  readonly sessionId: number;
}

export interface Reply<Output> {
  readonly data: Output;
  readonly message?: string;
}

/**
 * Binds a public call of the contract. The handler gets decoded input and gives `{data, message?}`, or throws Refusal
 * (HTTP 200, status 0) or HttpProblem. Input the contract does not know answers 400.
 */
export function handle<Input, Output>(
  app: StoreApp,
  endpoint: Endpoint<Input, Output>,
  handler: (input: Input, context: CallContext) => Promise<Reply<Output>>,
): void {
  bind(app, endpoint, async (c) => respond(c, endpoint, await handler(await readInput(c, endpoint), callContext(c))));
}

/** Binds a call that needs the auth_key header; a missing or dead key answers 401 (DESIGN 7.17). */
export function handleSignedIn<Input, Output>(
  app: StoreApp,
  endpoint: Endpoint<Input, Output>,
  handler: (input: Input, context: SignedInContext) => Promise<Reply<Output>>,
): void {
  bind(app, endpoint, async (c) => {
    const { user, sessionId } = await requireSession(c);
    const input = await readInput(c, endpoint);
    return respond(c, endpoint, await handler(input, { ...callContext(c), user, sessionId }));
  });
}

/** Registers method and path; any other method there answers 405. */
export function bind<Input, Output>(
  app: StoreApp,
  endpoint: Endpoint<Input, Output>,
  answer: (c: Context<StoreEnv>) => Promise<Response>,
): void {
  const path = `${API_PREFIX}${endpoint.path}`;
  app.on(endpoint.method, path, answer);
  app.all(path, () => {
    throw new HttpProblem(405, `This call is made with ${endpoint.method}.`, { Allow: endpoint.method });
  });
}

/** Decodes what the request carries; throws ContractError or HttpProblem. */
export async function readInput<Input, Output>(c: Context<StoreEnv>, endpoint: Endpoint<Input, Output>): Promise<Input> {
  if (endpoint.encoding === 'query') return endpoint.input.decode(c.req.query());
  return endpoint.input.decode(endpoint.method === 'GET' || endpoint.encoding === 'none' ? {} : await readForm(c.req.raw));
}

async function requireSession(c: Context<StoreEnv>): Promise<{ user: SignedInUser; sessionId: number }> {
  const { database, now } = c.var.services;
  const key = c.req.header(AUTH_KEY_HEADER);
  if (key === undefined || key === '') throw new HttpProblem(401, 'No auth key found');
  const session = await findSessionByKey(database.db, key, now());
  if (session === null) throw new HttpProblem(401, 'Your session has ended. Please log in again.');
  requireSessionToken(c, secretHash(key));
  return session;
}

function callContext(c: Context<StoreEnv>): CallContext {
  return {
    headers: c.req.raw.headers,
    clientAddress: clientAddress(c),
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, options) => setCookie(c, name, value, options),
    deleteCookie: (name, options) => void deleteCookie(c, name, options),
    giveXsrfToken: (authKey) => {
      const { xsrfTokens } = c.var.services;
      giveXsrfCookie(c, authKey === null ? xsrfTokens.forVisitor() : xsrfTokens.forSession(secretHash(authKey)));
    },
    requireSessionToken: (keyHash) => requireSessionToken(c, keyHash),
  };
}

function respond<Input, Output>(c: Context<StoreEnv>, endpoint: Endpoint<Input, Output>, reply: Reply<Output>): Response {
  return c.json(successEnvelope(endpoint.output, reply.data, reply.message));
}
