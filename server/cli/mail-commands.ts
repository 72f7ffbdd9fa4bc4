import { oneLine } from '../../src/domain/one-line';
import type { Database } from '../db/database';
import { readWrittenMails } from '../mail/written-mails';
import { listUnsentMails } from '../repositories/outgoing-mails';
import { retryMails, sendTestMail } from '../owner/shop-mails';
import { atTerminal, done, misused, type Command, listReply, refused, shopAddressOf } from './command';
import { instantText, table } from './table';

const SHOWN = 50;

export const mailCommand: Command = {
  name: 'mail',
  parameters: '[--json]',
  summary: 'mails that wait or failed, and those kept here without SMTP_URL',
  run: async ({ db, dataDir }, args) =>
    listReply(args, "'mail' takes no argument but --json.", {
      text: () => mailText(db, dataDir),
      json: async () => ({ unsent: await listUnsentMails(db, SHOWN), written: await readWrittenMails(dataDir, SHOWN) }),
    }),
};

export const mailRetryCommand: Command = {
  name: 'mail retry',
  parameters: '',
  summary: 'try the mails that wait or failed again now',
  run: async ({ db }, args) =>
    args.length > 0 ? misused("'mail retry' takes no argument.") : done(retryText(await retryMails(atTerminal(db)))),
};

async function mailText(db: Database, dataDir: string): Promise<string> {
  const written = (await readWrittenMails(dataDir, SHOWN)).map(
    (mail) => `${mail.file}\nTo: ${oneLine(mail.to)}\nSubject: ${oneLine(mail.subject)}\n\n${indented(mail.text)}`,
  );
  const blocks = [await unsentText(db), ...written].filter((block) => block !== '');
  return blocks.length === 0 ? 'No mail waits, and none is written here.' : blocks.join('\n\n---\n\n');
}

/** Set apart from the tool's own lines: a mail may contain a shopper's words. */
function indented(text: string): string {
  return text
    .trim()
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
}

async function unsentText(db: Database): Promise<string> {
  const mails = await listUnsentMails(db, SHOWN);
  if (mails.length === 0) return '';
  const rows = mails.map(({ id, to, subject, tries, isFailed, nextTryAt, problem }) => [
    String(id),
    to,
    subject,
    String(tries),
    isFailed ? 'given up' : instantText(nextTryAt),
    problem ?? '',
  ]);
  return `Not sent; 'mail retry' tries them again now:\n\n${table(['Number', 'To', 'Subject', 'Tries', 'Next try', 'Last problem'], rows)}`;
}

function retryText(mails: number): string {
  if (mails === 0) return 'No mail waits.';
  return `${mails === 1 ? 'One mail is' : `${mails} mails are`} due now. A running store tries within half a minute; 'mail' then shows what is left.`;
}

export const mailTestCommand: Command = {
  name: 'mail test',
  parameters: 'ADDRESS',
  summary: 'sends one mail to yourself, to see that it arrives',
  run: async ({ db, orderActions }, args) => {
    const address = args.join(' ');
    const outcome = await sendTestMail(atTerminal(db), { address, publicUrl: shopAddressOf(orderActions) });
    if (outcome.kind === 'no-address')
      return refused(`'${address}' is not an email address: write one, such as 'mail test you@example.com'.`);
    return done(
      `A mail to ${address} is on its way: an open store sends it within half a minute. Without SMTP_URL 'mail' shows it instead.`,
    );
  },
};
