import type { letterTexts as english } from '../../../server/mail/letter.texts';

export const letterTexts: typeof english = {
  hello: 'Hola:',
};
