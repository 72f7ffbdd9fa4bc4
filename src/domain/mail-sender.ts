import { isEmail } from './email';
import { oneLine } from './text';

/** Who mails come from: the name that mail programs show, and the address. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

const SHOP_NAME = 'SPS Flooring';
const LONGEST_NAME = 100;
/** For a shop without an address of its own; it never exists (RFC 6761), so nothing is sent in anybody's name. */
const NOBODY = 'store@shop.invalid';

/** MAIL_FROM: an address, or 'Name <address>' with or without quotes. Without a name it is the shop's. Undefined for anything else. */
export function mailSenderFrom(text: string): MailSender | undefined {
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  const shown = oneLine(name).replace(/^"(.*)"$/, '$1');
  return isEmail(address) && shown.length <= LONGEST_NAME ? { name: shown === '' ? SHOP_NAME : shown, address } : undefined;
}

/** The shop as the sender, by the address in its settings. */
export function shopAsSender(email: string): MailSender {
  return { name: SHOP_NAME, address: isEmail(email) ? email : NOBODY };
}
