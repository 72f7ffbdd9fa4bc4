import type { Codec } from './codec';
import { ContractError } from './contract-error';

/** A reply on the wire (DESIGN 7.17): status 1 is success, 0 a refusal with its message, 3 an invalid key on other back ends. */
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

/** A refusal with a message for a person. `data` may contain what has changed, such as new figures. */
export function refusalEnvelope(message: string, data: unknown = null): Envelope {
  return { status: 0, message, data };
}

/** Whether a response body is a reply of the store: JSON of a gateway or a portal has no such status. */
export function isEnvelope(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && 'status' in body && isStatus(body.status);
}

function isStatus(status: unknown): boolean {
  return ['0', '1', '3'].includes(String(status)) && ['number', 'string'].includes(typeof status);
}

/**
 * Reads a response body. The payload may be in `data` or bare at the top, as SPEC 7 shows both. Without a status it counts as success if a
 * payload can be decoded, so callers check `isEnvelope` first. Throws ContractError for any other body.
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
