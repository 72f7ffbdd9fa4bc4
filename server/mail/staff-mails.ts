import { oneLine } from '../../src/domain/one-line';
import type { Mail } from '../repositories/outgoing-mails';

interface Invited {
  readonly email: string;
  readonly name: string;
}

/** The link works once, for three days. */
export function staffInvitationMail({ email, name }: Invited, link: string, shopName: string): Mail {
  const shop = oneLine(shopName);
  return {
    to: email,
    subject: `Your place at the Desk of ${shop}`,
    text: [
      `Hello ${oneLine(name)},`,
      '',
      `${shop} invites you to its Desk, where orders, samples and stock are looked after. Choose your password here within three days; the link works once:`,
      '',
      link,
      '',
      'You need an authenticator app on your telephone, such as the one that you use for your bank.',
      'If you do not work there, leave this mail alone: nothing happens.',
    ].join('\n'),
  };
}
