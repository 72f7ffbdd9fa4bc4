import { oneLine } from '../../src/domain/one-line';
import { shopInstantText } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { listMessages, type KeptMessage } from '../repositories/messages';
import { type Command, listReply } from './command';
import { instantText } from './table';

const SHOWN = 50;

export const messagesCommand: Command = {
  name: 'messages',
  parameters: '[--json]',
  summary: 'messages from the contact page',
  run: async ({ db }, args) =>
    listReply(args, "'messages' takes no argument but --json.", {
      text: () => messagesText(db),
      json: async () => ({ messages: (await listMessages(db, SHOWN)).map(jsonMessage) }),
    }),
};

const jsonMessage = ({ id, createdAt, firstName, lastName, email, message }: KeptMessage): object => ({
  id,
  createdAt: shopInstantText(Number(createdAt)),
  firstName,
  lastName,
  email,
  message,
});

async function messagesText(db: Database): Promise<string> {
  const messages = await listMessages(db, SHOWN);
  const blocks = messages.map(
    (message) =>
      `${instantText(message.createdAt)}  ${oneLine(`${message.firstName} ${message.lastName} <${message.email}>`)}\n${oneLine(message.message)}`,
  );
  return blocks.length === 0 ? 'No messages yet.' : blocks.join('\n\n');
}
