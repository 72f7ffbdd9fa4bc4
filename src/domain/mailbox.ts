import { normalEmail } from './email';

/** Other names of a provider's domain. */
const SAME_DOMAIN: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};
/** Their mailboxes are the same with dots and without. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'proton.me']);

/**
 * Equal for the spellings of an email that reach one mailbox: capitals, '+floor', and with the providers known for it dots and other domains.
 * For comparing only: mails go to what was typed.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = normalEmail(email).toLowerCase().split('@');
  const known = SAME_DOMAIN[domain] ?? domain;
  const plain = local.replace(/(?<=.)\+.*$/, '');
  return `${WITHOUT_DOTS.has(known) ? plain.replaceAll('.', '') : plain}@${known}`;
}
