import { getPromoCode } from '../../src/contract/checkout';
import { sendContactMessage } from '../../src/contract/site';
import { PROMO_MESSAGES } from '../../src/domain/promo';
import { handle } from '../http/handle';
import { Refusal } from '../http/problems';
import { limitRate } from '../http/rate-limits';
import { saveMessage } from '../repositories/messages';
import { findPromo } from '../repositories/promos';
import type { Services, StoreApp } from '../services';
import { isEmail, requireText } from './form-checks';

/** What a visitor may ask or tell: a promo code, a contact message. */
export function mountEnquiryRoutes(app: StoreApp, services: Services): void {
  const { database: { db }, now } = services;

  handle(app, getPromoCode, async (typed, context) => {
    if (typed.trim() === '') throw new Refusal(PROMO_MESSAGES.empty);
    const hit = await limitRate(services, 'unknownPromoPerAddress', context.clientAddress);
    const promo = await findPromo(db, typed);
    if (promo === undefined) throw new Refusal(PROMO_MESSAGES.invalid);
    await hit.giveBack();
    return { data: promo };
  });

  handle(app, sendContactMessage, async (input, context) => {
    const message = {
      firstName: requireText(input.firstName, 'your first name'),
      lastName: requireText(input.lastName, 'your last name'),
      email: requireText(input.email, 'your email'),
      message: requireText(input.message, 'your message'),
    };
    if (!isEmail(message.email)) throw new Refusal('Please enter a valid email address');
    await limitRate(services, 'contactPerAddress', context.clientAddress);
    await saveMessage(db, message, now());
    return { data: undefined, message: 'Thanks for the message, one of our team will be in touch shortly' };
  });
}
