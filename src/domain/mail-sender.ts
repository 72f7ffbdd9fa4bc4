import { isEmail } from './email';
import { oneLine } from './one-line';

/** The sender of mails: the name that mail programs show, and the address. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const LONGEST_NAME = 100;
/** For a shop without an address: this domain never exists (RFC 6761), so no mail has a stranger's address as its sender. */
const NOBODY = 'store@shop.invalid';

/** Parses MAIL_FROM: an address, or 'Name <address>' with or without quotes. The name is '' when there is none. Undefined for anything else. */
export function mailSenderFrom(text: string): MailSender | undefined {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  const shown = oneLine(name).replace(/^"(.*)"$/, '$1');
  return isEmail(address) && shown.length <= LONGEST_NAME ? { name: shown, address } : undefined;
}

/** The sender of a shop's mails: MAIL_FROM, with the shop's name when it has none; without MAIL_FROM (null) the shop's name and address. */
export function shopAsSender(
  mailFrom: MailSender | null,
  { shopName, email }: { readonly shopName: string; readonly email: string },
): MailSender {
  if (mailFrom === null) return { name: shopName, address: isEmail(email) ? email : NOBODY };
  return mailFrom.name === '' ? { ...mailFrom, name: shopName } : mailFrom;
}
