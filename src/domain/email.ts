/** The longest address that mail servers accept (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** The forms' message for an invalid address. */
export const EMAIL_PROBLEM = 'Please enter an email like name@example.com';

/** Before the @: letters, digits and signs with single dots between them; at most 64 (RFC 5321, 4.5.3.1.1). */
const MAILBOX = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** After the @: two parts or more, the last not a number. Other scripts are in the `xn--` form that browsers send. */
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** A typed or pasted address without spaces around it, invisible characters, full-width characters and `mailto:`. */
export function typedEmail(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim()
    .replace(/^mailto:/i, '');
}

/**
 * Whether a text is the address of one mailbox and nothing more: no name, list, group, comment, quoted form or network address. Page and server
 * share this check. It does not tell whether mail arrives.
 */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...rest] = text.split('@');
  return text.length <= MAX_EMAIL_LENGTH && rest.length === 0 && MAILBOX.test(mailbox) && DOMAIN.test(domain);
}
