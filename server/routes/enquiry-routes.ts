import { getPromoCode } from '../../src/contract/checkout';
import { MESSAGE_ID_HEADER } from '../../src/contract/headers';
import { sendContactMessage, type ContactMessage } from '../../src/contract/site';
import { isEmail } from '../../src/domain/email';
import { PROMO_MESSAGES } from '../../src/domain/promo';
import type { Database } from '../db/database';
import type { Api } from '../http/api';
import { HttpProblem, Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { findMessage, saveMessage } from '../repositories/messages';
import { findPromo } from '../repositories/promos';
import { requireLine, requireText } from './form-checks';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What a visitor may ask or tell: a promo code, a contact message. */
export function mountEnquiryRoutes(api: Api, { db, now, limitRate }: { db: Database; now: () => number; limitRate: LimitRate }): void {
  api.handle(getPromoCode, async (typed, context) => {
    if (typed.trim() === '') throw new Refusal(PROMO_MESSAGES.empty);
    const hit = await limitRate('unknownPromoPerAddress', context.clientAddress);
    const promo = await findPromo(db, typed);
    if (promo === undefined) throw new Refusal(PROMO_MESSAGES.invalid);
    await hit.giveBack();
    return { data: { ...promo, serverNow: now() } };
  });

  api.handle(sendContactMessage, async (input, context) => {
    const message = {
      firstName: requireLine(input.firstName, 'your first name'),
      lastName: requireLine(input.lastName, 'your last name'),
      email: requireText(input.email, 'your email'),
      message: requireText(input.message, 'your message'),
    };
    if (!isEmail(message.email)) throw new Refusal('Please enter a valid email address');
    const clientId = messageId(context.headers);
    const thanks = { data: undefined, message: 'Thanks for the message, one of our team will be in touch shortly' };
    // One sent again is no new message, so it does not count towards the limit.
    if (clientId !== null && (await isKept(clientId, message))) return thanks;
    await limitRate('contactPerAddress', context.clientAddress);
    const isNew = await saveMessage(db, message, now(), clientId);
    if (!isNew && clientId !== null) await isKept(clientId, message);
    return thanks;
  });

  /** Whether this very message came before; an id that stands for other words is refused. */
  async function isKept(clientId: string, message: ContactMessage): Promise<boolean> {
    const kept = await findMessage(db, clientId);
    if (kept === undefined) return false;
    const isSame =
      kept.firstName === message.firstName &&
      kept.lastName === message.lastName &&
      kept.email === message.email &&
      kept.message === message.message;
    if (!isSame) throw new Refusal('This message was sent before with other words. Please write it anew.');
    return true;
  }
}

function messageId(headers: Headers): string | null {
  const id = headers.get(MESSAGE_ID_HEADER);
  if (id !== null && !UUID.test(id)) throw new HttpProblem(400, `${MESSAGE_ID_HEADER} is malformed.`);
  return id?.toLowerCase() ?? null;
}
