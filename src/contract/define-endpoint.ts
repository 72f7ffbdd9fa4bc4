import type { Codec } from './codec';

/** A form on the wire: flat names such as 'Appuser[email]', every value a string. */
export type FormFields = Readonly<Record<string, string>>;

/** One call of SPEC 7, with everything that client and server must agree on. */
export interface Endpoint<Input, Output> {
  readonly method: 'GET' | 'POST';
  /** Relative to the API base URL. */
  readonly path: `/${string}`;
  /** 'key' calls need the auth_key header; a missing or invalid key is refused with 401 (DESIGN 7.17). */
  readonly auth: 'none' | 'key';
  /** How the fields are sent: in a body, or, for 'query', in the address of a GET. */
  readonly encoding: 'none' | 'multipart' | 'urlencoded' | 'query';
  /** Encodes to FormFields. */
  readonly input: Codec<Input>;
  /** SPEC 7 shows this reply without `status`. A reply to any other call is ours only when it has one (DESIGN 7.22). */
  readonly mayBeBare?: true;
  /** The `data` of the envelope. */
  readonly output: Codec<Output>;
}

/** Declares an endpoint; exists for its type inference. */
export function endpoint<Input, Output>(definition: Endpoint<Input, Output>): Endpoint<Input, Output> {
  return definition;
}
