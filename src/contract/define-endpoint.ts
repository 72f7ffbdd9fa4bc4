import type { Codec } from './codec';

/** Flat names such as 'Appuser[email]'. */
export type FormFields = Readonly<Record<string, string>>;

export interface Endpoint<Input, Output> {
  readonly method: 'GET' | 'POST';
  /** Relative to the API base URL. */
  readonly path: `/${string}`;
  /**
   * 'key': a missing or invalid auth_key header is refused with 401. 'staff' and 'owner': a session of the Desk, in its own cookie, and of the owner.
   * Chosen in each call's own file.
   */
  readonly auth: 'none' | 'key' | 'staff' | 'owner';
  /** 'query': in the address of a GET. */
  readonly encoding: 'none' | 'multipart' | 'urlencoded' | 'query';
  /** Encodes to FormFields. */
  readonly input: Codec<Input>;
  /** Specified without `status`. Any other reply is ours only when it has one. */
  readonly mayBeBare?: true;
  /** The `data` of the envelope. */
  readonly output: Codec<Output>;
}

/** Half of a surrogate pair: forms send U+FFFD in its place, and encodeURIComponent throws. */
const HALF_CHARACTER = /\p{Surrogate}/gu;
/** Forms send each as two characters, which the server reads as one. */
const LINE_BREAK = /\r\n?/g;

/** A call's path with what is asked, in ASCII and in the order of its fields: '/beforeauth/getproductdetails?slug=oak'. */
export function questionOf(path: string, fields: FormFields): string {
  const encoded = (text: string): string => encodeURIComponent(String(text).replace(HALF_CHARACTER, '\ufffd').replace(LINE_BREAK, '\n'));
  const asked = Object.entries(fields).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`;
}

/** Exists for its type inference. */
export function endpoint<Input, Output>(definition: Endpoint<Input, Output>): Endpoint<Input, Output> {
  return definition;
}
