/** RFC 5321, 4.5.3.1.3, less the angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

/** At most 64 characters (RFC 5321, 4.5.3.1.1). */
const MAILBOX = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Other scripts are in the `xn--` form. */
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** Part of every runtime that this code runs in. */
declare const URL: new (address: string) => { readonly hostname: string };

/** Removes spaces around it, invisible and full-width characters, and `mailto:`. Its domain is in the `xn--` form. */
export function typedEmail(typed: string): string {
  return normalEmail(
    typed
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .trim()
      .replace(/^mailto:/i, ''),
  );
}

/**
 * The one form in which an email is sent, stored and compared: 'bob@münchen.de' is 'bob@xn--mnchen-3ya.de' (RFC 5891). Any other text is returned
 * without spaces around it. The mailbox is not changed.
 */
export function normalEmail(typed: string): string {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return at < 0 || /^[\u0000-\u007f]*$/.test(domain) ? text : `${text.slice(0, at + 1)}${asciiDomain(domain)}`;
}

/** Labels without hyphens at their ends, with the stops of RFC 3490. */
const UNICODE_DOMAIN = /^(?:(?:^|[.\u3002\uff0e\uff61])(?!-)[\p{L}\p{M}\p{N}\p{Join_Control}-]+(?<!-))+$/u;

/** The domain as it is when it cannot be one. */
function asciiDomain(domain: string): string {
  if (!UNICODE_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** One mailbox: no name, list, group, comment, quoted form or network address. Only the form of `normalEmail`. */
export function isEmail(text: string): boolean {
  const [mailbox = '', domain = '', ...rest] = text.split('@');
  return text.length <= MAX_EMAIL_LENGTH && rest.length === 0 && MAILBOX.test(mailbox) && DOMAIN.test(domain);
}
