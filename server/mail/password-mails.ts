import { oneLine } from '../../src/domain/one-line';
import type { Mail } from '../repositories/outgoing-mails';

/** Without a name: the person who signed up with this address may not own it. */
export function passwordResetMail(to: string, link: string, shopName: string): Mail {
  return {
    to,
    subject: `Reset your ${oneLine(shopName)} password`,
    text: [
      'Hello,',
      '',
      `You asked for a new password for your ${oneLine(shopName)} account. Choose it here within one hour; the link works once:`,
      '',
      link,
      '',
      'Choosing a new password signs you out everywhere. If you did not ask for this, leave this mail alone: nothing changes.',
    ].join('\n'),
  };
}

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
