import { isEmail } from './email';
import { oneLine } from './text';

/** Who mails come from: the name that mail programs show, and the address. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const LONGEST_NAME = 100;
/** For a shop without an address of its own; it never exists (RFC 6761), so nothing is sent in anybody's name. */
const NOBODY = 'store@shop.invalid';

/** MAIL_FROM: an address, or 'Name <address>' with or without quotes. The name is '' when there is none. Undefined for anything else. */
export function mailSenderFrom(text: string): MailSender | undefined {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  const shown = oneLine(name).replace(/^"(.*)"$/, '$1');
  return isEmail(address) && shown.length <= LONGEST_NAME ? { name: shown, address } : undefined;
}

/** Who a shop's mails come from: MAIL_FROM (null when it is not set), completed by the name and the address of the settings. */
export function shopAsSender(
  mailFrom: MailSender | null,
  { shopName, email }: { readonly shopName: string; readonly email: string },
): MailSender {
  if (mailFrom === null) return { name: shopName, address: isEmail(email) ? email : NOBODY };
  return mailFrom.name === '' ? { ...mailFrom, name: shopName } : mailFrom;
}
