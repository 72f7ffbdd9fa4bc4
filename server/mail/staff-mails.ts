import { oneLine } from '../../src/domain/one-line';
import type { Mail } from '../repositories/outgoing-mails';
import { staffMailsTexts } from './staff-mails.texts';

interface Invited {
  readonly email: string;
  readonly name: string;
}

/** The link works once, for three days. */
export function staffInvitationMail({ email, name }: Invited, link: string, shopName: string): Mail {
  const shop = oneLine(shopName);
  return {
    to: email,
    subject: staffMailsTexts.subject(shop),
    text: [
      staffMailsTexts.hello(oneLine(name)),
      '',
      staffMailsTexts.invites(shop),
      '',
      link,
      '',
      staffMailsTexts.needsApp,
      staffMailsTexts.ifNotStaff,
    ].join('\n'),
  };
}
