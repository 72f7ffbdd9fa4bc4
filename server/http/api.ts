import { spokenLanguage } from '../../src/domain/languages';
import { httpProblemsTexts } from './http-problems.texts';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { ContractError } from '../../src/contract/contract-error';
import { questionOf, type Endpoint, type FormFields } from '../../src/contract/define-endpoint';
import { answering, refusalEnvelope, successEnvelope, type Envelope } from '../../src/contract/envelope';
import { DESK_QUIET_HEADER, DESK_TOKEN_HEADER } from '../../src/contract/desk/session';
import { QUESTION_HEADER } from '../../src/contract/headers';
import type { Database } from '../db/database';
import { authenticate, authenticateEnded, NotSignedIn, type SignedIn } from '../security/authentication';
import { roleOf } from '../repositories/staff';
import { authenticateStaff, type SignedInStaff } from '../security/staff-sessions';
import { isSameText, type XsrfTokens } from '../security/xsrf-tokens';
import { clientAddress } from './client-address';
import { compressText, readyReply } from './compressed-text';
import type { CrossSite } from './cross-site';
import { HttpProblem, Refusal, UnknownId } from './problems';
import { readForm } from './read-form';
import type { CacheableReply, ReplyCache } from './reply-cache';
import type { ReportSecurity, SecurityEvent } from './security-log';
import { dataHeaders } from './security-headers';
import { deskKeyOf } from './session-cookie';
import type { StoreApp, StoreContext } from './store-app';

export const API_PREFIX = '/api';

export interface CallContext {
  readonly headers: Headers;
  readonly clientAddress: string;
  readonly report: (event: SecurityEvent, email?: string) => void;
  readonly setHeader: (name: string, value: string) => void;
  /** Of reads only: a header is no place for what a write contains. */
  readonly nameQuestion: () => void;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void;
  readonly deleteCookie: (name: string, options: CookieOptions) => void;
  /** Null: a visitor's token. */
  readonly giveXsrfToken: (authKey: string | null) => void;
  /** When a cookie alone authorises: throws HttpProblem 403 unless the XSRF token is that session's. */
  readonly requireSessionToken: (keyHash: string) => void;
}

export interface Reply<Output> {
  readonly data: Output;
  readonly message?: string;
}

type Handler<Input, Output, Context> = (input: Input, context: Context) => Promise<Reply<Output>>;

/** Handlers throw Refusal (HTTP 200, status 0) or HttpProblem. Input outside the contract gets 400, another method 405. */
export interface Api {
  handle<Input, Output>(endpoint: Endpoint<Input, Output>, handler: Handler<Input, Output, CallContext>): void;
  /** 401 without a session. */
  handleSignedIn<Input, Output>(endpoint: Endpoint<Input, Output>, handler: Handler<Input, Output, CallContext & SignedIn>): void;
  /** An ended key is accepted, so that a repeat gets the same reply; an unknown key gets 401. */
  handleLogout<Input, Output>(endpoint: Endpoint<Input, Output>, handler: Handler<Input, Output, CallContext & SignedIn>): void;
  /**
   * 401 without a session of the Desk, 403 for staff where the contract says 'owner', and without the session's token; 423 while it is locked, unless
   * `isOpenLocked`.
   */
  handleStaff<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    handler: Handler<Input, Output, CallContext & SignedInStaff>,
    how?: { readonly isOpenLocked?: boolean; readonly needsToken?: boolean },
  ): void;
  /** Computed once per input, language and catalogue version: the reply must depend on nothing else. May throw Refusal. */
  handlePublic<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    compute: (input: Input) => Promise<Output>,
    /** One input for all with the same reply, so that made-up inputs are not computed and cached again. */
    canonical?: (input: Input) => Promise<Input>,
  ): void;
}

export interface ApiParts {
  readonly xsrfTokens: XsrfTokens;
  readonly db: Database;
  readonly now: () => number;
  readonly crossSite: CrossSite;
  readonly report: ReportSecurity;
  readonly trustProxyHops: number;
  readonly publicReplies: ReplyCache<CacheableReply>;
  readonly publicUrl: () => string;
}

/** A handler gets input that its call's schema has read; what it throws becomes the wire's refusal. */
export function createApi(
  app: StoreApp,
  { db, now, crossSite, xsrfTokens, report, trustProxyHops, publicReplies, publicUrl }: ApiParts,
): Api {
  const contextOf = (c: StoreContext, endpoint: Pick<Endpoint<never, unknown>, 'path'>, fields: FormFields): CallContext => ({
    headers: c.req.raw.headers,
    clientAddress: clientAddress(c, trustProxyHops),
    report: (event, email) => report(c, event, email),
    setHeader: (name, value) => c.header(name, value),
    nameQuestion: () => Object.entries(questionHeader(endpoint, fields)).forEach(([name, value]) => c.header(name, value)),
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, options) => setCookie(c, name, value, options),
    deleteCookie: (name, options) => void deleteCookie(c, name, options),
    giveXsrfToken: (authKey) => crossSite.giveToken(c, authKey),
    requireSessionToken: (keyHash) => crossSite.requireSessionToken(c, keyHash),
  });
  const checkedInput = <Input, Output>(c: StoreContext, endpoint: Endpoint<Input, Output>): Promise<Asked<Input>> =>
    readAsked(c, endpoint).catch((error: unknown) => {
      if (error instanceof ContractError || error instanceof HttpProblem) report(c, 'input_refused');
      throw error;
    });
  const bindSignedIn = <Input, Output>(
    endpoint: Endpoint<Input, Output>,
    handler: Handler<Input, Output, CallContext & SignedIn>,
    findSession: (headers: Headers) => Promise<SignedIn>,
  ): void =>
    bind(app, endpoint, ['key'], async (c) => {
      const signedIn = await findSession(c.req.raw.headers).catch((error: unknown) => {
        if (error instanceof NotSignedIn && error.refusedKey !== null) report(c, 'key_refused', error.refusedKey.email);
        throw error;
      });
      crossSite.requireSessionToken(c, signedIn.keyHash);
      const { fields, input } = await checkedInput(c, endpoint);
      const reply = await handler(input, { ...contextOf(c, endpoint, fields), ...signedIn }).catch((error: unknown) => {
        if (error instanceof UnknownId) report(c, 'id_refused', signedIn.user.email);
        throw error;
      });
      return replyOf(c, endpoint, reply);
    });
  return {
    handle: (endpoint, handler) =>
      bind(app, endpoint, ['none'], async (c) => {
        const { fields, input } = await checkedInput(c, endpoint);
        return replyOf(c, endpoint, await handler(input, contextOf(c, endpoint, fields)));
      }),
    handleSignedIn: (endpoint, handler) => bindSignedIn(endpoint, handler, (headers) => authenticate(db, headers, now())),
    handleLogout: (endpoint, handler) => bindSignedIn(endpoint, handler, (headers) => authenticateEnded(db, headers)),
    handleStaff: (endpoint, handler, { isOpenLocked = false, needsToken = true } = {}) =>
      bind(app, endpoint, ['staff', 'owner'], async (c) => {
        const key = deskKeyOf((name) => getCookie(c, name), publicUrl());
        const isQuiet = c.req.header(DESK_QUIET_HEADER) !== undefined;
        const signedIn = await authenticateStaff(db, key, { now: now(), isQuiet }).catch((error: unknown) => {
          if (error instanceof NotSignedIn && error.refusedKey !== null) report(c, 'key_refused');
          throw error;
        });
        if (needsToken && !isSameText(xsrfTokens.forSession(signedIn.keyHash), c.req.header(DESK_TOKEN_HEADER) ?? '')) {
          report(c, 'token_refused');
          throw new HttpProblem(403, httpProblemsTexts.oldToken);
        }
        if (signedIn.isLocked && !isOpenLocked) throw new HttpProblem(423, httpProblemsTexts.deskLocked);
        if (endpoint.auth === 'owner' && roleOf(signedIn.member) !== 'owner') {
          report(c, 'role_refused', signedIn.member.email);
          throw new HttpProblem(403, httpProblemsTexts.ownersOnly);
        }
        const { fields, input } = await checkedInput(c, endpoint);
        const reply = await handler(input, { ...contextOf(c, endpoint, fields), ...signedIn }).catch((error: unknown) => {
          if (error instanceof UnknownId) report(c, 'id_refused', signedIn.member.email);
          throw error;
        });
        return replyOf(c, endpoint, reply);
      }),
    handlePublic: (endpoint, compute, canonical) =>
      bind(app, endpoint, ['none'], async (c) => {
        const asked = await checkedInput(c, endpoint);
        const input = canonical === undefined ? asked.input : await canonical(asked.input);
        const key = `${spokenLanguage()} ${endpoint.path} ${JSON.stringify(input) ?? ''}`;
        const { text } = await publicReplies.get(key, (version) => publicReply(endpoint, version, compute(input), canonical !== undefined));
        // HTTP caches may store only replies to GET.
        const cacheControl = c.req.method === 'GET' || c.req.method === 'HEAD' ? 'no-cache' : 'no-store';
        const { body, status, headers } = readyReply(c, text, {
          ...dataHeaders(publicUrl()),
          'Content-Type': 'application/json',
          'Cache-Control': cacheControl,
          ...questionHeader(endpoint, asked.fields),
        });
        // A plain object of headers: Hono's Headers would make a reply cost a third more.
        return new Response(body, { status, headers: { ...headers, Vary: `${headers['Vary'] ?? ''}, Accept-Language` } });
      }),
  };
}

function bind<Input, Output>(
  app: StoreApp,
  { path, method, auth }: Endpoint<Input, Output>,
  expectedAuth: readonly (typeof auth)[],
  respond: (c: StoreContext) => Promise<Response>,
): void {
  if (!expectedAuth.includes(auth))
    throw new Error(`${path} is bound as a call with auth '${expectedAuth.join()}', but the contract says '${auth}'`);
  app.on(method, `${API_PREFIX}${path}`, respond);
  app.all(`${API_PREFIX}${path}`, () => {
    throw new HttpProblem(405, httpProblemsTexts.otherMethod(method), { Allow: method });
  });
}

interface Asked<Input> {
  /** As they came. */
  readonly fields: FormFields;
  readonly input: Input;
}

async function readAsked<Input, Output>(c: StoreContext, endpoint: Endpoint<Input, Output>): Promise<Asked<Input>> {
  const fields = await readFields(c, endpoint);
  return { fields, input: endpoint.input.decode(fields) };
}

async function readFields(
  c: StoreContext,
  { method, encoding }: Pick<Endpoint<never, unknown>, 'method' | 'encoding'>,
): Promise<FormFields> {
  if (encoding === 'query') return c.req.query();
  return method === 'GET' || encoding === 'none' ? {} : readForm(c.req.raw);
}

/** Proxies answer 502 where the headers of a reply are too long. */
const LONGEST_QUESTION = 1000;

/** With the fields as they came: the page compares them with its own. Left out where it would be too long. */
function questionHeader({ path }: Pick<Endpoint<never, unknown>, 'path'>, fields: FormFields): Readonly<Record<string, string>> {
  const question = questionOf(path, fields);
  return question.length > LONGEST_QUESTION ? {} : { [QUESTION_HEADER]: question };
}

function replyOf<Input, Output>(c: StoreContext, endpoint: Endpoint<Input, Output>, { data, message }: Reply<Output>): Response {
  return c.json(answering(endpoint.path, successEnvelope(endpoint.output, data, message)));
}

/** Caches a refusal only when the number of inputs is limited. */
async function publicReply<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  version: string,
  computed: Promise<Output>,
  areFew: boolean,
): Promise<CacheableReply> {
  try {
    return await cacheable(answering(endpoint.path, successEnvelope(endpoint.output, await computed), version), true);
  } catch (error) {
    if (error instanceof Refusal) return cacheable(answering(endpoint.path, refusalEnvelope(error.message, error.data), version), areFew);
    throw error;
  }
}

async function cacheable(envelope: Envelope, isCacheable: boolean): Promise<CacheableReply> {
  return { text: await compressText(JSON.stringify(envelope), 'small'), isCacheable };
}
