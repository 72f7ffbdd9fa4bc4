import { isEmail, normalEmail } from './email';
import { oneLine } from './one-line';

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const LONGEST_NAME = 100;
/** This domain never exists (RFC 6761), so no mail has a stranger's address as its sender. */
const NOBODY = 'store@shop.invalid';

/** Reads MAIL_FROM: an address, or 'Name <address>'. The name may be ''. Undefined for anything else. */
export function mailSenderFrom(text: string): MailSender | undefined {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = normalEmail(inBrackets ?? text);
  const shown = oneLine(name).replace(/^"(.*)"$/, '$1');
  return isEmail(address) && shown.length <= LONGEST_NAME ? { name: shown, address } : undefined;
}

/** The shop's name and address stand in for missing parts. */
export function shopAsSender(
  mailFrom: MailSender | null,
  { shopName, email }: { readonly shopName: string; readonly email: string },
): MailSender {
  if (mailFrom === null) return { name: shopName, address: isEmail(email) ? email : NOBODY };
  return mailFrom.name === '' ? { ...mailFrom, name: shopName } : mailFrom;
}
