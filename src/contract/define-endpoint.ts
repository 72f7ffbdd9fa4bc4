import type { Codec } from './codec';

/** Flat names such as 'Appuser[email]'. */
export type FormFields = Readonly<Record<string, string>>;

export interface Endpoint<Input, Output> {
  readonly method: 'GET' | 'POST';
  /** Relative to the API base URL. */
  readonly path: `/${string}`;
  /** A missing or invalid auth_key header is refused with 401 (DESIGN 7.17). Chosen in each call's own file. */
  readonly auth: 'none' | 'key';
  /** 'query': in the address of a GET. */
  readonly encoding: 'none' | 'multipart' | 'urlencoded' | 'query';
  /** Encodes to FormFields. */
  readonly input: Codec<Input>;
  /** SPEC 7 shows this reply without `status`. Any other reply is ours only when it has one (DESIGN 7.22). */
  readonly mayBeBare?: true;
  /** The `data` of the envelope. */
  readonly output: Codec<Output>;
}

/** Exists for its type inference. */
export function endpoint<Input, Output>(definition: Endpoint<Input, Output>): Endpoint<Input, Output> {
  return definition;
}
