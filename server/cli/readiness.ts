import { excerpt, plainText } from '../../src/domain/text';
import { formatUsd, type Cents } from '../../src/domain/money';
import { CHEAPEST, staleLowestPrices, unknownPlaceholders } from '../../src/domain/text-placeholders';
import { formatCount } from '../../src/domain/number-text';
import { isEmail } from '../../src/domain/email';
import { shopDayOf } from '../../src/domain/shop-day';
import type { ShopSettings } from '../repositories/content-document-shapes';
import { safeHtml } from '../safe-html';
import { CONTENT_FILES, CONTENT_KINDS } from '../content-files/file-shapes';
import type { ContentRows } from '../repositories/content-rows';
import type { SampleLeft } from '../seed/demo-content';
import { isThisMachine, type Env } from '../env';
import type { MailTraces } from '../repositories/outgoing-mails';
import { SETTING_FIELDS } from '../owner/setting-fields';

export interface ReadinessItem {
  readonly part: 'settings' | 'content' | 'surroundings';
  readonly name: string;
  readonly isReady: boolean;
  readonly found: string;
  /** What to type or set; '' when it is ready. */
  readonly todo: string;
}

const SHOWN_CHARACTERS = 40;

/** A setting is ready when it differs from the sample shop's, or when the owner has set it. */
export function readinessOfSettings(settings: ShopSettings, sample: ShopSettings): readonly ReadinessItem[] {
  return SETTING_FIELDS.map(({ name, isHtml, show }) => {
    const [value, sampleValue] = [show(settings), isHtml ? safeHtml(show(sample)) : show(sample)];
    const isReady = value !== sampleValue || settings.setByOwner.includes(name);
    const words = excerpt(isHtml ? plainText(value) : value, SHOWN_CHARACTERS);
    const how = isHtml ? `settings set ${name} --file FILE` : `settings set ${name} VALUE`;
    return {
      part: 'settings',
      name,
      isReady,
      found: isReady ? (words === '' ? 'empty' : words) : `the sample's: ${words}`,
      todo: isReady ? '' : how,
    };
  });
}

interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/** Only what is wrong: an unknown placeholder, and a lowest price written by hand that is not that of today. */
export function readinessOfTexts(content: ContentRows, settings: ShopSettings, cheapest: Cents | null): readonly ReadinessItem[] {
  const texts = [...contentTexts(content), ...settingTexts(settings)];
  return texts.flatMap(({ place, text }) => {
    const wrong = (found: string, todo: string): ReadinessItem => ({
      part: 'content',
      name: 'prices in texts',
      isReady: false,
      found,
      todo,
    });
    return [
      ...unknownPlaceholders(text).map((unknown) =>
        wrong(`${place}: ${unknown}`, `${CHEAPEST} is the only word in braces that the store fills`),
      ),
      ...(cheapest === null
        ? []
        : staleLowestPrices(plainText(text), cheapest).map((price) =>
            wrong(
              `${place}: ${price}; the cheapest floor is ${formatUsd(cheapest)}`,
              `write ${CHEAPEST}, and the store fills in the price`,
            ),
          )),
    ];
  });
}

function contentTexts(content: ContentRows): readonly PlacedText[] {
  return CONTENT_KINDS.flatMap((kind) => {
    const value: unknown = content[kind];
    const { file } = CONTENT_FILES[kind];
    if (!Array.isArray(value)) return textsOf(value, file);
    return value.flatMap((entry: unknown, index) => textsOf(entry, `${file}, entry ${index + 1}`));
  });
}

function textsOf(entry: unknown, place: string): readonly PlacedText[] {
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'string' ? [{ place: `${place}, ${name.replace(/Html$/, '')}`, text }] : [],
  );
}

function settingTexts(settings: ShopSettings): readonly PlacedText[] {
  return SETTING_FIELDS.map(({ name, show }) => ({ place: `setting ${name}`, text: show(settings) }));
}

const CONTENT = 'export-content FOLDER, change its files, import-content FOLDER';

const KINDS: readonly (readonly [keyof SampleLeft, name: string, todo: string])[] = [
  ['floors', 'floors', 'import-catalogue FILE --retire-missing'],
  ['categories', 'categories', CONTENT],
  ['banners', 'banner', CONTENT],
  ['homeTexts', 'home texts', CONTENT],
  ['guides', 'guides', CONTENT],
  ['articles', 'articles', CONTENT],
  ['reviews', 'reviews', CONTENT],
  ['about', 'about', CONTENT],
  ['promos', 'promo codes', 'promo remove CODE, or promo remove --sample for all of the sample'],
  ['bands', 'delivery prices', "bands set 0-10=150 … ('bands' shows the list)"],
];

/** An item is ready when nothing of the sample shop is left in it. */
export function readinessOfContent(left: SampleLeft): readonly ReadinessItem[] {
  return KINDS.map(([kind, name, todo]) => {
    const isReady = left[kind] === 0;
    const found = isReady ? 'your own, or none' : `${formatCount(left[kind])} of the sample shop`;
    return { part: 'content', name, isReady, found, todo: isReady ? '' : todo };
  });
}

interface ShopTraces extends MailTraces {
  readonly backedUpAt: number | null;
  readonly hasOwnIcons: boolean;
  /** Accounts of owners at the Desk. */
  readonly owners: number;
  readonly now: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A weekly backup, with one day to spare. */
const BACKUP_DAYS = 8;

/** Checks keys, address, mail and backups, from the environment and from records. */
export function readinessOfSurroundings(env: Env, traces: ShopTraces): readonly ReadinessItem[] {
  return [payments(env), publicUrl(env), mail(env, traces), ...tellsOwner(env), backups(traces), icons(traces), desk(traces)];
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

const desk = ({ owners }: ShopTraces): ReadinessItem =>
  owners === 0
    ? item('Desk', 'nobody can sign in', "staff add YOU@YOUR-MAIL --owner --name 'YOUR NAME'")
    : item('Desk', owners === 1 ? 'one owner' : `${formatCount(owners)} owners`);
