/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

export const EMAIL_PROBLEM = 'Please enter an email like name@example.com';

/** At most 64 characters (RFC 5321, 4.5.3.1.1). */
const MAILBOX = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Other scripts are in the `xn--` form that browsers send. */
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** Removes spaces around it, invisible and full-width characters, and `mailto:`. */
export function typedEmail(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim()
    .replace(/^mailto:/i, '');
}

/** One mailbox: no name, list, group, comment, quoted form or network address. */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...rest] = text.split('@');
  return text.length <= MAX_EMAIL_LENGTH && rest.length === 0 && MAILBOX.test(mailbox) && DOMAIN.test(domain);
}
