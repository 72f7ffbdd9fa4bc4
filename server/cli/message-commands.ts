import { oneLine } from '../../src/domain/text';
import type { Database } from '../db/database';
import { listMessages } from '../repositories/messages';
import { done, misused, type Command } from './command';
import { instantText } from './table';

const SHOWN = 50;

export const messagesCommand: Command = {
  name: 'messages',
  parameters: '',
  summary: 'messages from the contact page',
  run: async ({ db }, args) => (args.length > 0 ? misused("'messages' takes no argument.") : done(await messagesText(db))),
};

async function messagesText(db: Database): Promise<string> {
  const messages = await listMessages(db, SHOWN);
  const blocks = messages.map(
    (message) =>
      `${instantText(message.createdAt)}  ${oneLine(`${message.firstName} ${message.lastName} <${message.email}>`)}\n${oneLine(message.message)}`,
  );
  return blocks.length === 0 ? 'No messages yet.' : blocks.join('\n\n');
}
