import type { ContactMessage } from '../../src/contract/site';
import { oneLine } from '../../src/domain/one-line';
import { excerpt } from '../../src/domain/text';
import { writeLetter } from './letter';
import type { Mail } from '../repositories/outgoing-mails';

/** The mail to the shop about a message from the contact page. */
export function newMessageMail(to: string, { firstName, lastName, email, message }: ContactMessage, shopName: string): Mail {
  const name = oneLine(`${firstName} ${lastName}`);
  return {
    to,
    subject: `Message from ${excerpt(name, 60)}`,
    ...writeLetter({
      shopName,
      heading: 'A message from the contact page',
      paragraphs: message.split(/\r?\n/).filter((line) => line.trim() !== ''),
      notes: [{ head: 'From', text: `${name}, ${email}` }],
      link: null,
      contact: 'To answer, write to that address: an answer to this mail stays in the shop.',
    }),
  };
}
