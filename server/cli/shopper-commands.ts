import { normalEmail } from '../../src/domain/email';
import { formatUsd } from '../../src/domain/money';
import { oneLine } from '../../src/domain/one-line';
import type { Database } from '../db/database';
import { deleteWrittenMails } from '../mail/written-mails';
import { readXsrfSecret } from '../repositories/server-secrets';
import { revokeSessionsOf } from '../repositories/sessions';
import {
  eraseMailbox,
  eraseShopper,
  findShopper,
  readMailboxData,
  readShopperData,
  setShopperActive,
  type UnfinishedBusiness,
} from '../repositories/shoppers';
import type { UserRow } from '../repositories/users';
import { createAccountMark, newSecret } from '../security/secrets';
import { done, misused, refused, type Command, type ToolContext } from './command';
import { instantText } from './table';
import type { ToolReply } from './tool-socket';

type Act = (context: ToolContext, shopper: UserRow) => Promise<string | ToolReply>;

/** For a mailbox without an account that has stored data. */
type ActOnMailbox = (context: ToolContext, mailbox: { readonly email: string; readonly data: MailboxData }) => Promise<string>;

type MailboxData = Awaited<ReturnType<typeof readMailboxData>>;

function shopperCommand(verb: string, summary: string, act: Act, actOnMailbox?: ActOnMailbox): Command {
  return {
    name: `shopper ${verb}`,
    parameters: 'EMAIL',
    summary,
    run: async (context, [email, ...rest]) => {
      if (email === undefined || rest.length > 0) return misused(`Name one account, such as 'shopper ${verb} ana@example.com'.`);
      const mailbox = normalEmail(email);
      const shopper = await findShopper(context.db, mailbox);
      if (shopper !== undefined) {
        const reply = await act(context, shopper);
        return typeof reply === 'string' ? done(reply) : reply;
      }
      const data = await readMailboxData(context.db, mailbox);
      if (actOnMailbox !== undefined && Object.values(data).some((rows) => rows.length > 0))
        return done(await actOnMailbox(context, { email: mailbox, data }));
      return refused(`No account uses ${email}: 'orders' with a part of a name or address shows emails of buyers.`);
    },
  };
}

export const shopperCommands: readonly Command[] = [
  shopperCommand('show', 'one account: its state, logins, orders and messages in figures', async ({ db }, shopper) => {
    const data = await readShopperData(db, shopper);
    return [
      `${oneLine(`${shopper.firstName} ${shopper.lastName} <${shopper.email}>`)}, ${shopper.isActive ? 'active' : 'disabled'}`,
      `Account ${shopper.id}, made ${instantText(shopper.createdAt)}`,
      `Signed in on ${data.logins.filter(({ revokedAt }) => revokedAt === null).length} devices; ${data.logins.length} logins in the last weeks`,
      `${data.orders.length} orders, ${data.addresses.length} addresses, ${data.projects.length} projects, ${data.cart.length} floors in the cart`,
      `${data.messages.length} messages, ${data.samples.length} orders of samples, ${data.mails.length} mails`,
      `Mark in the log: ${await markOf(db, shopper)}`,
    ].join('\n');
  }),
  shopperCommand(
    'export',
    'everything kept about an account, as JSON; about an email without one too',
    async ({ db }, shopper) => JSON.stringify(await readShopperData(db, shopper), null, 2),
    async (_context, { data }) => JSON.stringify({ account: null, ...data }, null, 2),
  ),
  shopperCommand(
    'erase',
    'erases an account for good; its orders keep their figures alone; what is kept about an email without one too',
    async ({ db, dataDir }, shopper) => {
      const unfinished = await eraseShopper(db, shopper);
      if (unfinished !== null) return refused(unfinishedText(unfinished));
      await deleteMailsTo(dataDir, shopper.email);
      return `${shopper.email} is erased: account, addresses, measured rooms, cart, logins, messages, orders of samples and mails. Orders keep their figures, without name and address. Backups still hold the account.`;
    },
    async ({ db, dataDir }, { email }) => {
      // Protected by: nothing that was read.
      await db.transaction((tx) => eraseMailbox(tx, email));
      await deleteMailsTo(dataDir, email);
      return `No account uses ${email}. Its messages, orders of samples and mails are erased. Backups still hold them.`;
    },
  ),
  shopperCommand('disable', 'closes an account: nobody can sign in to it', async ({ db }, shopper) => {
    await setShopperActive(db, shopper.id, false, Date.now());
    return `${shopper.email} is disabled and signed out everywhere. 'shopper enable ${shopper.email}' opens it again.`;
  }),
  shopperCommand('enable', 'opens a disabled account again', async ({ db }, shopper) => {
    const isOpen = await setShopperActive(db, shopper.id, true, Date.now());
    return isOpen ? `${shopper.email} can sign in again.` : 'This account was erased. Nobody can sign in to it any more.';
  }),
  shopperCommand('sign-out', 'ends every session of an account', async ({ db }, shopper) => {
    await revokeSessionsOf(db, shopper.id, Date.now());
    return `${shopper.email} is signed out on every device.`;
  }),
];

const OTHER_ACCOUNT =
  'If that takes days, the payment is in another account of the payment provider: start the store with the keys of that account until it is settled.';

const PAYMENT_WORDS: Readonly<Record<string, string>> = {
  open: 'can still be paid. Unless it is paid, the store gives it up after a day at most.',
  canceling: 'is being cancelled, mostly within a minute.',
  paid_unfulfilled: `is paid, and its order is not made yet. The store makes it within minutes, or refunds the money. ${OTHER_ACCOUNT}`,
  refunding: `is being refunded. The store goes on until that is done, mostly within minutes. ${OTHER_ACCOUNT}`,
};

function unfinishedText({ payments, orderNumbers }: UnfinishedBusiness): string {
  return [
    'Nothing is erased, because this account has unfinished business. Erase it when that is over:',
    ...orderNumbers.map(
      (number) => `Order ${number} is neither done nor cancelled. 'order ${number}' shows it; take its last step, or cancel it.`,
    ),
    ...payments.map(
      ({ state, totalCents, createdAt }) =>
        `A payment of ${formatUsd(totalCents)}, begun ${instantText(createdAt)}, ${PAYMENT_WORDS[state] ?? 'is not settled.'}`,
    ),
  ].join('\n');
}

function deleteMailsTo(dataDir: string, email: string): Promise<void> {
  return deleteWrittenMails(dataDir, ({ to }) => to.toLowerCase() === email.toLowerCase());
}

/** The account's pseudonym in the log. */
async function markOf(db: Database, { email }: UserRow): Promise<string> {
  return createAccountMark(await readXsrfSecret(db, newSecret()))(email);
}
