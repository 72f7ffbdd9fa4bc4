import {
  AUTH_KEY_HEADER,
  CART_DEVICE_HEADER,
  CART_PRODUCT_HEADER,
  CART_SEQUENCE_HEADER,
  CART_VERSION_HEADER,
  MESSAGE_ID_HEADER,
  QUESTION_HEADER,
  REQUEST_ID_HEADER,
  XSRF_COOKIE,
  XSRF_GUARDED_COOKIE,
  XSRF_HEADER,
} from '../../src/contract/headers';
import { DESK_TOKEN_HEADER } from '../../src/contract/desk/session';
import { API_PREFIX } from '../http/api';
import { RATE_LIMITS } from '../http/rate-limits';
import { deskCookieName, refreshCookieName } from '../http/session-cookie';
import { CALL_GROUPS } from './call-facts';
import type { DescribedCall } from './describe-calls';
import { ERROR_REPLIES, errorResponses, REFUSAL_SCHEMA, refusalSchema, successSchema } from './replies';

type Json = Readonly<Record<string, unknown>>;

export const CONTRACT_VERSION = '1.0';

/** The page and the document show the same paragraphs. */
export const HOW_CALLS_TRAVEL: readonly string[] = [
  'Replies are JSON objects {status, message, data}: status 1 is success, 0 a refusal with HTTP 200 whose message is shown to the shopper. The store also takes the payload bare, without data around it. Additively, reply_to names the path of the call that is answered, and version of what everybody may read the version of the catalogue.',
  'Fields travel as multipart/form-data, which is what the store sends; this server takes application/x-www-form-urlencoded and a JSON object too. Names with brackets, such as Appuser[email], are plain names. A body holds at most 64 kB, 60 fields, names of 100 bytes, each name once and no files.',
  `Calls of a signed-in shopper carry the key that login answered in the ${AUTH_KEY_HEADER} header. A proxy must not drop the underscore.`,
  `Calls send cookies. A call that carries the ${XSRF_COOKIE} cookie repeats its value in the ${XSRF_HEADER} header; the first reply sets the cookie. Under https it is named ${XSRF_GUARDED_COOKIE}.`,
  'Money is in dollars, areas in square feet, shares in percent; numbers may travel as numbers or as text.',
  'Marked x-additive: what this server gives beyond the contract. Another back end may leave it out, and the store does without.',
];

/** OpenAPI 3.1. */
export function openApiDocument(calls: readonly DescribedCall[]): Json {
  return {
    openapi: '3.1.0',
    info: { title: "The store's calls", version: CONTRACT_VERSION, description: HOW_CALLS_TRAVEL.join('\n\n') },
    servers: [{ url: API_PREFIX }],
    tags: CALL_GROUPS.map((name) => ({ name })),
    paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call) }])),
    components: {
      schemas: schemas(calls),
      responses: errorResponses(),
      parameters: PARAMETERS,
      headers: {
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
        Question: {
          description:
            'What the reply answers: path and fields. The store takes the reply to another question for none. Left out where it would be longer than 1000 characters.',
          schema: { type: 'string' },
        },
        ETag: {
          description: 'Changes with the content. A GET that sends it as If-None-Match answers 304 while nothing has changed.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        authKey: { type: 'apiKey', in: 'header', name: AUTH_KEY_HEADER, description: 'The key that login or sign-up answered.' },
        xsrfToken: {
          type: 'apiKey',
          in: 'header',
          name: XSRF_HEADER,
          description: `The value of the ${XSRF_COOKIE} cookie, under https ${XSRF_GUARDED_COOKIE}. Needed by every POST that carries cookies.`,
        },
        deskToken: {
          type: 'apiKey',
          in: 'header',
          name: DESK_TOKEN_HEADER,
          description: 'The token that the sign-in at the Desk answered; desk/session tells it again.',
        },
        deskCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: deskCookieName(''),
          description: "httpOnly and SameSite=Strict; set by the sign-in at the Desk. Under https its name begins '__Host-'.",
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: refreshCookieName(''),
          description:
            "httpOnly; set at login, read by the calls that renew and end a session. Under https its name begins '__Host-' and its path is '/'.",
        },
      },
    },
  };
}

const headerParameter = (name: string, pattern: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string', pattern },
  description,
  'x-additive': true,
});

const UUID = '^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$';

const PARAMETERS: Json = {
  CartDevice: headerParameter(CART_DEVICE_HEADER, '^[\\w-]{1,100}$', 'The device that wrote the change. Sent together with the number.'),
  CartSequence: headerParameter(
    CART_SEQUENCE_HEADER,
    '^\\d{1,15}$',
    'Rises with every change on the device. A write that is not newer than the last one of user, device and product changes nothing and answers success.',
  ),
  CartVersion: headerParameter(
    CART_VERSION_HEADER,
    '^\\d{1,9}$',
    'The X-Cart-Version of the cart that the shopper saw. If the product was ordered or removed on another device since, the write is refused and says so in its data.',
  ),
  CartProduct: headerParameter(
    CART_PRODUCT_HEADER,
    '^\\d{1,9}$',
    'On a deletion whose line is already gone: the product whose older writes must not count.',
  ),
  [MESSAGE_ID_HEADER]: headerParameter(
    MESSAGE_ID_HEADER,
    UUID,
    'A UUID for each message. One sent again under the same id is kept once and answers success.',
  ),
  [REQUEST_ID_HEADER]: headerParameter(
    REQUEST_ID_HEADER,
    UUID,
    'A UUID for each press. A request sent again under the same id is done once and answers as the first time.',
  ),
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'An ETag answered before.',
    'x-additive': true,
  },
};

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
const capitalized = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const formName = (call: DescribedCall): string => `${capitalized(call.name)}Form`;
const successName = (call: DescribedCall): string => `${capitalized(call.name)}Success`;
const refusalName = (call: DescribedCall): string => (call.refusalData === null ? 'Refusal' : `${capitalized(call.name)}Refusal`);

function schemas(calls: readonly DescribedCall[]): Json {
  const own = calls.flatMap((call) => [
    ...(call.form === null || call.encoding === 'query' ? [] : [[formName(call), call.form]]),
    [successName(call), successSchema(call.data, isCacheable(call))],
    ...(call.refusalData === null ? [] : [[refusalName(call), refusalSchema(call.refusalData)]]),
  ]);
  return { Refusal: REFUSAL_SCHEMA, ...Object.fromEntries(own) };
}

function operation(call: DescribedCall): Json {
  const { facts } = call;
  const parameters = parametersOf(call);
  const limits = limitsText(call);
  const description = [facts.description, limits].filter((part) => part !== undefined).join('\n\n');
  return {
    operationId: call.name,
    tags: [facts.group],
    summary: facts.summary,
    ...(description === '' ? {} : { description }),
    ...(facts.isAdditive === true ? { 'x-additive': true } : {}),
    security: securityOf(call),
    ...(parameters.length === 0 && call.encoding !== 'query'
      ? {}
      : { parameters: [...queryParameters(call), ...parameters.map((name) => ref('parameters', name))] }),
    ...(call.form === null || call.encoding === 'query' ? {} : { requestBody: { required: true, content: bodyContent(call) } }),
    responses: responsesOf(call),
  };
}

type SubjectOf<Name> = Name extends `${string}Per${infer Subject}` ? Subject : never;

const COUNTED_FOR: Readonly<Record<SubjectOf<keyof typeof RATE_LIMITS>, string>> = {
  Address: 'network address',
  Account: 'account',
  AddressAndAccount: 'account at one network address',
  Device: 'known device of an account',
  Session: 'session',
  Staff: 'person at the Desk',
  Owner: 'owner',
};

/** A call's rate limit in words; undefined without one. */
export function limitsText({ facts }: DescribedCall): string | undefined {
  const words = (facts.limits ?? []).map((name) => {
    const { hits, windowMs } = RATE_LIMITS[name];
    const [, subject = ''] = Object.entries(COUNTED_FOR).find(([end]) => name.endsWith(`Per${end}`)) ?? [];
    return `${hits} for each ${subject} in ${windowMs / 60_000} minutes`;
  });
  return words.length === 0 ? undefined : `At most ${words.join(' and ')}.`;
}

/** Replies of public calls depend only on the catalogue, name its version and have an ETag. */
export function isCacheable(call: DescribedCall): boolean {
  return ['Catalogue', 'Content'].includes(call.facts.group) || ['getSettings', 'getShippingCharge', 'getDeliveryZips'].includes(call.name);
}

function parametersOf(call: DescribedCall): readonly string[] {
  const writes = call.facts.carriesWriteOrder;
  if (writes !== undefined) return ['CartDevice', 'CartSequence', writes === 'deletion' ? 'CartProduct' : 'CartVersion'];
  if (call.facts.carriesRequestId !== undefined) return [call.facts.carriesRequestId];
  return isCacheable(call) && call.method === 'GET' ? ['IfNoneMatch'] : [];
}

function queryParameters({ encoding, form }: DescribedCall): readonly Json[] {
  if (encoding !== 'query') return [];
  return Object.entries(form?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: form?.required?.includes(name) === true,
    schema,
  }));
}

function securityOf(call: DescribedCall): readonly Json[] {
  if (call.name === 'refreshToken') return [{ refreshCookie: [], xsrfToken: [] }];
  const ofDesk = { deskCookie: [], ...(call.name === 'readDeskSession' ? {} : { deskToken: [] }) };
  if (call.auth === 'staff' || call.auth === 'owner') return [ofDesk, { ...ofDesk, xsrfToken: [] }];
  if (call.auth === 'key') return [{ authKey: [] }, { authKey: [], xsrfToken: [] }];
  return call.method === 'GET' ? [] : [{}, { xsrfToken: [] }];
}

function bodyContent(call: DescribedCall): Json {
  const schema = ref('schemas', formName(call));
  return {
    'multipart/form-data': { schema },
    'application/x-www-form-urlencoded': { schema },
    'application/json': { schema, 'x-additive': true },
  };
}

function responsesOf(call: DescribedCall): Json {
  const examples =
    call.facts.refusal === undefined ? {} : { examples: { refusal: { value: { status: 0, message: call.facts.refusal, data: null } } } };
  const isGet = call.method === 'GET';
  return {
    200: {
      description: 'Success, or a refusal with its message.',
      ...(isCacheable(call) ? { headers: { ETag: ref('headers', 'ETag'), [QUESTION_HEADER]: ref('headers', 'Question') } } : {}),
      content: {
        'application/json': { schema: { oneOf: [ref('schemas', successName(call)), ref('schemas', refusalName(call))] }, ...examples },
      },
    },
    ...(isGet && isCacheable(call) ? { 304: { description: 'Nothing has changed since that ETag.' } } : {}),
    ...Object.fromEntries(
      ERROR_REPLIES.filter((error) => error.appliesTo(call)).map((error) => [error.httpStatus, ref('responses', error.name)]),
    ),
  };
}
