import { oneLine } from '../../src/domain/one-line';
import type { Mail } from '../repositories/outgoing-mails';
import { letterTexts } from './letter.texts';
import { passwordMailsTexts } from './password-mails.texts';
import { pathIn, spokenLanguage } from '../../src/domain/languages';

/** Without a name: the person who signed up with this address may not own it. */
export function passwordResetMail(to: string, link: string, shopName: string): Mail {
  return {
    to,
    subject: passwordMailsTexts.resetSubject(oneLine(shopName)),
    text: [letterTexts.hello, '', passwordMailsTexts.youAsked(oneLine(shopName)), '', link, '', passwordMailsTexts.signsOut].join('\n'),
  };
}

/** The mail to an account's owner about a changed password. */
export function passwordChangedMail(to: string, publicUrl: string, shopName: string): Mail {
  return {
    to,
    subject: passwordMailsTexts.changedSubject(oneLine(shopName)),
    text: [
      letterTexts.hello,
      '',
      passwordMailsTexts.wasChanged(oneLine(shopName)),
      '',
      passwordMailsTexts.ifNotYou,
      '',
      `${publicUrl}${pathIn(spokenLanguage(), '/forgot-password')}`,
    ].join('\n'),
  };
}
