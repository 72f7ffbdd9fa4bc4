import { oneLine } from '../../src/domain/one-line';
import type { Mail } from '../repositories/outgoing-mails';

/** The mail to an account's owner about a changed password. */
export function passwordChangedMail(to: string, publicUrl: string, shopName: string): Mail {
  return {
    to,
    subject: `Your ${oneLine(shopName)} password was changed`,
    text: [
      'Hello,',
      '',
      `The password of your ${oneLine(shopName)} account was changed just now, and every other device was signed out.`,
      '',
      'If this was you, there is nothing to do. If it was not, choose a new password now, which signs out everybody:',
      '',
      `${publicUrl}/forgot-password`,
    ].join('\n'),
  };
}
