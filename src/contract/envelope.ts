import type { Codec } from './codec';
import { ContractError } from './contract-error';

/** Other back ends send status 3 for an invalid key. */
export interface Envelope {
  readonly status: 0 | 1;
  readonly message: string;
  readonly data: unknown;
}

export type Outcome<Output> =
  | { readonly kind: 'success'; readonly message: string; readonly data: Output }
  | { readonly kind: 'refused'; readonly message: string; readonly data: unknown }
  | { readonly kind: 'unauthenticated'; readonly message: string };

/** A success reply with the endpoint's data. */
export function successEnvelope<Output>(output: Codec<Output>, data: Output, message = ''): Envelope {
  return { status: 1, message, data: output.encode(data) };
}

/** `data` may contain what has changed. */
export function refusalEnvelope(message: string, data: unknown = null): Envelope {
  return { status: 0, message, data };
}

/** Additive, in the body, so that it goes wherever the body goes: through caches, gateways and other origins. */
interface Identified {
  /** The path of the call that a reply answers. */
  readonly reply_to: string;
  /** Of what everybody may read: the database's name and the catalogue's version in it, which only rises ('Yk3vQ0aZx9-b.17'). */
  readonly version?: string;
}

export function answering(path: string, envelope: Envelope, version = ''): Envelope & Identified {
  return { ...envelope, reply_to: path, ...(IS_VERSION.test(version) ? { version } : {}) };
}

const IS_VERSION = /^([\w-]{12})\.(\d{1,15})$/;

/** Null unless a reply of ours names it. */
export function versionOf(body: Readonly<Record<string, unknown>>): { readonly name: string; readonly number: number } | null {
  const [, name, digits] = (body['reply_to'] !== undefined && IS_VERSION.exec(String(body['version']))) || [];
  return name === undefined ? null : { name, number: Number(digits) };
}

/** Whether a reply names another call. Other back ends name none. */
export function answersAnother(path: string, body: Readonly<Record<string, unknown>>): boolean {
  const named = body['reply_to'];
  return typeof named === 'string' && named.startsWith('/') && named !== path;
}

/** JSON of a gateway or a portal has no such status. */
export function isEnvelope(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && 'status' in body && isStatus(body.status);
}

function isStatus(status: unknown): boolean {
  return ['0', '1', '3'].includes(String(status)) && ['number', 'string'].includes(typeof status);
}

/**
 * The payload is in `data` or bare at the top. Without a status any decodable payload is a success: check `isEnvelope` first.
 * Throws ContractError.
 */
export function readEnvelope<Output>(output: Codec<Output>, body: unknown): Outcome<Output> {
  if (typeof body !== 'object' || body === null) throw new ContractError(['reply: expected an object']);
  if (Array.isArray(body)) return { kind: 'success', message: '', data: output.decode(body) };
  const fields: Readonly<Record<string, unknown>> = { ...body };
  const message = typeof fields['message'] === 'string' ? fields['message'] : '';
  const status = fields['status'] === undefined ? 1 : Number(fields['status']);
  if (status === 3) return { kind: 'unauthenticated', message };
  if (status !== 1) return { kind: 'refused', message, data: fields['data'] ?? null };
  return { kind: 'success', message, data: decodeSaying(output, fields['data'] ?? body, message) };
}

function decodeSaying<Output>(output: Codec<Output>, payload: unknown, message: string): Output {
  try {
    return output.decode(payload);
  } catch (error) {
    if (error instanceof ContractError && message !== '') throw new ContractError(error.problems, message);
    throw error;
  }
}
