import { DESK_TOKEN_HEADER } from '../../src/contract/desk/session';
import { XSRF_HEADER } from '../../src/contract/headers';
import { MAX_BODY_BYTES } from '../http/read-form';
import type { DescribedCall } from './describe-calls';
import type { JsonSchema } from './json-schema';

type Json = Readonly<Record<string, unknown>>;

interface ErrorReply {
  readonly httpStatus: number;
  readonly name: string;
  readonly meaning: string;
  /** The example's. */
  readonly message: string;
  readonly hasRetryAfter?: true;
  readonly appliesTo: (call: DescribedCall) => boolean;
}

const isOfStaff = ({ auth }: DescribedCall): boolean => auth === 'staff' || auth === 'owner';

/** Each has a refusal's envelope. */
export const ERROR_REPLIES: readonly ErrorReply[] = [
  {
    httpStatus: 400,
    name: 'BadRequest',
    meaning: 'A field is missing or malformed, or the body cannot be read.',
    message: 'Missing or malformed: slug',
    appliesTo: (call) => call.form !== null,
  },
  {
    httpStatus: 401,
    name: 'Unauthenticated',
    meaning:
      'The auth_key is missing or dead. The store refreshes once, sends the call again, and then asks to log in. HTTP 200 with status 3 is understood as the same.',
    message: 'Your session has ended. Please log in again.',
    appliesTo: (call) => call.auth === 'key' || call.name === 'refreshToken',
  },
  {
    httpStatus: 403,
    name: 'ForeignSite',
    message: 'The security token is missing or old. Please reload the page.',
    meaning: `The call came from another site, or carried cookies without the ${XSRF_HEADER} header that belongs to them. The reply brings the right cookie; the store sends the call once more.`,
    appliesTo: (call) => call.method === 'POST' && call.facts.group !== 'Desk',
  },
  {
    httpStatus: 401,
    name: 'DeskSignedOut',
    meaning: 'No session of the Desk, or one that has ended. A key of a shopper is none.',
    message: 'Please sign in at the Desk.',
    appliesTo: isOfStaff,
  },
  {
    httpStatus: 403,
    name: 'DeskForbidden',
    meaning: `The call came from another site or without the ${DESK_TOKEN_HEADER} header of its session, or is an owner's.`,
    message: 'Only an owner of the shop can do this.',
    appliesTo: (call) => call.facts.group === 'Desk',
  },
  {
    httpStatus: 405,
    name: 'WrongMethod',
    meaning: 'The call is made with another method; the Allow header names it.',
    message: 'This call is made with POST.',
    appliesTo: () => true,
  },
  {
    httpStatus: 413,
    name: 'TooLarge',
    meaning: `The body is larger than ${MAX_BODY_BYTES / 1024} kB.`,
    message: `The request is larger than ${MAX_BODY_BYTES / 1024} kB.`,
    appliesTo: (call) => call.form !== null,
  },
  {
    httpStatus: 415,
    name: 'WrongType',
    meaning: 'The body is of another content type.',
    message: 'Send the fields as multipart/form-data, application/x-www-form-urlencoded or application/json.',
    appliesTo: (call) => call.form !== null,
  },
  {
    httpStatus: 423,
    name: 'DeskLocked',
    meaning: 'Nobody has used this Desk for 15 minutes, or it was locked: desk/unlock opens it.',
    message: 'The Desk is locked. Please enter your password.',
    appliesTo: (call) => isOfStaff(call) && call.facts.isOpenLocked !== true,
  },
  {
    httpStatus: 429,
    name: 'TooMany',
    meaning: 'Too many tries; Retry-After says how long to wait.',
    message: 'Too many tries. Please wait 15 minutes, then try again.',
    hasRetryAfter: true,
    appliesTo: (call) => (call.facts.limits ?? []).length > 0,
  },
  {
    httpStatus: 500,
    name: 'Broken',
    meaning: 'Nobody expected this; the reply holds no details.',
    message: 'Something went wrong. Please try again.',
    appliesTo: () => true,
  },
  {
    httpStatus: 503,
    name: 'Away',
    meaning: 'The database or the payment provider does not answer just now.',
    message: 'The store is not available just now. Please try again in a moment.',
    hasRetryAfter: true,
    appliesTo: () => true,
  },
];

const MESSAGE: JsonSchema = { type: 'string', description: 'For the shopper; may be empty on success.' };

const REPLY_TO: JsonSchema = {
  type: 'string',
  description: 'The path of the call that is answered. The store takes a reply that names another call for none.',
  'x-additive': true,
};

const VERSION: JsonSchema = {
  type: 'string',
  description:
    "Of the calls whose replies depend only on the catalogue: the name of the store's database and the catalogue's version in it, which only rises. A reply of a lower version than the store has read before is asked for once more, past the caches, and is taken for none if it stays lower. Versions of different names are not compared.",
  'x-additive': true,
};

export const REFUSAL_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Understood and refused. The message tells the shopper what to do.',
  properties: {
    status: { const: 0 },
    message: { type: 'string', minLength: 1 },
    data: { description: 'null, or what changed.' },
    reply_to: REPLY_TO,
    version: VERSION,
  },
  required: ['status', 'message'],
};

/** The envelope of a success around a call's data. `isVersioned`: it depends only on the catalogue. */
export function successSchema(data: JsonSchema, isVersioned: boolean): JsonSchema {
  return {
    type: 'object',
    properties: { status: { const: 1 }, message: MESSAGE, data, reply_to: REPLY_TO, ...(isVersioned ? { version: VERSION } : {}) },
    required: ['status', 'message', 'data'],
  };
}

/** The envelope of a call's refusal with data. */
export function refusalSchema(data: JsonSchema): JsonSchema {
  return { ...REFUSAL_SCHEMA, properties: { ...REFUSAL_SCHEMA.properties, data: { anyOf: [data, { type: 'null' }] } } };
}

/** The document's components.responses. */
export function errorResponses(): Json {
  return Object.fromEntries(
    ERROR_REPLIES.map(({ name, meaning, message, hasRetryAfter }) => [
      name,
      {
        description: meaning,
        ...(hasRetryAfter === true ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example: { status: 0, message, data: null } } },
      },
    ]),
  );
}
