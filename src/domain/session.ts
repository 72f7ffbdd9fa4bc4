/** `lastName` may be ''. */
export interface Session {
  readonly authKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
}

/** Replies contain only these two. */
export function lastNameFrom(firstName: string, fullName: string): string {
  const trimmed = fullName.trim();
  return trimmed.startsWith(firstName.trim()) ? trimmed.slice(firstName.trim().length).trim() : trimmed;
}

const CONTROL = /[\u0000-\u001f\u007f\\]/;
/** The characters that are refused are all ASCII; after the first round, a `%` may be a shopper's own. */
const ASCII_CODE = /%[0-7][\da-f]/gi;
/** More rounds of encoding are treated as an attack. */
const MOST_ROUNDS = 4;

/** A path of this site, else '/': no scheme, host, backslash, control character or encoded form of those. */
export function safeRedirect(target: string | undefined): string {
  if (target === undefined || !target.startsWith('/')) return '/';
  if (isMalformed(target)) return '/';
  let decoded = target;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (decoded.startsWith('//') || CONTROL.test(decoded)) return '/';
    const next = decoded.replace(ASCII_CODE, decodeURIComponent);
    if (next === decoded) return target;
    decoded = next;
  }
  return '/';
}

function isMalformed(target: string): boolean {
  try {
    decodeURIComponent(target);
    return false;
  } catch {
    return true;
  }
}

/** Moments are in milliseconds since 1970. */
export interface Device {
  readonly id: number;
  /** The browser's user agent. */
  readonly name: string;
  readonly signedInAt: number;
  /** When its key was created or renewed, accurate to a day. */
  readonly usedAt: number;
  readonly isThisOne: boolean;
}
