import { isEmail } from '../../src/domain/email';
import { shopDayOf } from '../../src/domain/shop-day';
import { isThisMachine, type Env } from '../env';
import type { MailTraces } from '../repositories/outgoing-mails';
import type { ReadinessItem } from './readiness';

export interface ShopTraces extends MailTraces {
  readonly backedUpAt: number | null;
  readonly hasOwnIcons: boolean;
  readonly now: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A weekly backup, with one day to spare. */
const BACKUP_DAYS = 8;

/** Checks keys, address, mail and backups, from the environment and from records. */
export function readinessOfSurroundings(env: Env, traces: ShopTraces): readonly ReadinessItem[] {
  return [payments(env), publicUrl(env), mail(env, traces), ...tellsOwner(env), backups(traces), icons(traces)];
}

const item = (name: string, found: string, todo = ''): ReadinessItem => ({
  part: 'surroundings',
  name,
  isReady: todo === '',
  found,
  todo,
});

function payments({ stripe }: Env): ReadinessItem {
  if (stripe === null) return item('payments', 'demo payments, which move no money', 'set the three keys STRIPE_… of docs/deploy.md');
  return /^[a-z]+_live_/.test(stripe.secretKey)
    ? item('payments', 'live keys')
    : item('payments', 'test keys, which move no money', 'set the live keys STRIPE_… of docs/deploy.md');
}

function publicUrl({ publicUrl: url }: Env): ReadinessItem {
  if (url === null) return item('PUBLIC_URL', 'not set: links in mails lead nowhere', 'set PUBLIC_URL=https://your-shop');
  const isPublic = url.startsWith('https://') && !isThisMachine(new URL(url).hostname);
  return isPublic ? item('PUBLIC_URL', url) : item('PUBLIC_URL', url, 'set PUBLIC_URL to the https:// address that shoppers type');
}

function mail({ smtpUrl }: Env, { failedMails, delayedMails, mailSentAt }: ShopTraces): ReadinessItem {
  if (smtpUrl === null) return item('mail', 'mails are written to files, none is sent', 'set SMTP_URL (docs/deploy.md)');
  if (failedMails > 0) return item('mail', `${failedMails} could not be sent`, "'mail' says why, 'mail retry' tries again");
  if (delayedMails > 0) return item('mail', `${delayedMails} could not be sent yet`, "'mail' says why; they are tried again by themselves");
  return mailSentAt === null
    ? item('mail', 'none was sent yet', 'mail test YOU@YOUR-MAIL, with the store open, and look into that mailbox')
    : item('mail', `last sent ${shopDayOf(mailSentAt)}`);
}

function tellsOwner({ ordersTo, messagesTo }: Env): readonly ReadinessItem[] {
  const told = (name: string, mailboxes: readonly string[], what: string): ReadinessItem =>
    mailboxes.some(isEmail) ? item(name, mailboxes.join(', ')) : item(name, `nobody is told of ${what}`, `set ${name}=YOU@YOUR-MAIL`);
  return [told('ORDERS_TO', ordersTo, 'new orders'), told('MESSAGES_TO', messagesTo, 'messages')];
}

function backups({ backedUpAt, now }: ShopTraces): ReadinessItem {
  if (backedUpAt === null) return item('backup', 'there was none yet', 'backup FILE, every night (docs/owner.md)');
  const day = shopDayOf(backedUpAt);
  return now - backedUpAt > BACKUP_DAYS * DAY_MS
    ? item('backup', `the last was on ${day}`, 'backup FILE, every night')
    : item('backup', day);
}

const icons = ({ hasOwnIcons }: ShopTraces): ReadinessItem =>
  hasOwnIcons ? item('icons', 'your own') : item('icons', "the sample's", 'icons FILE, a square picture');
