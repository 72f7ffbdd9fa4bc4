import { routesTexts } from './routes.texts';
import { getPromoCode } from '../../src/contract/checkout';
import { sendContactMessage, type ContactMessage } from '../../src/contract/site';
import { isEmail } from '../../src/domain/email';
import { promoTexts } from '../../src/domain/promo.texts';
import { oneLine } from '../../src/domain/one-line';
import { excerpt } from '../../src/domain/text';
import type { Database } from '../db/database';
import { replyOnce, earlierReply, namedRequest } from '../http/reply-once';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { readSettings } from '../repositories/settings';
import { saveMessage } from '../repositories/messages';
import { putMail, type Mail } from '../repositories/outgoing-mails';
import { findPromo } from '../repositories/promos';
import { writeLetter } from '../mail/letter';
import { requireEmail, requireLine, requireText } from './form-checks';
import { staffMailsTexts } from '../mail/staff-mails.texts';
import { forStaff } from '../mail/for-staff';

interface EnquiryParts {
  readonly db: Database;
  readonly now: () => number;
  readonly limitRate: LimitRate;
  readonly messagesTo: readonly string[];
  readonly wakeMailOutbox: () => void;
}

/** A visitor's enquiries: promo codes and contact messages. */
export function mountEnquiryRoutes(api: Api, { db, now, limitRate, messagesTo, wakeMailOutbox }: EnquiryParts): void {
  api.handle(getPromoCode, async (typed, context) => {
    if (typed.trim() === '') throw new Refusal(promoTexts.empty);
    const hit = await limitRate('unknownPromoPerAddress', context.clientAddress);
    const promo = await findPromo(db, typed);
    if (promo === undefined) throw new Refusal(promoTexts.invalid);
    await hit.giveBack();
    return { data: { ...promo, serverNow: now() } };
  });

  api.handle(sendContactMessage, async (input, context) => {
    const message = {
      firstName: requireLine(input.firstName, routesTexts.enterFirstName),
      lastName: requireLine(input.lastName, routesTexts.enterLastName),
      email: requireEmail(input.email),
      message: requireText(input.message, routesTexts.enterMessage),
    };
    if (!isEmail(message.email)) throw new Refusal(routesTexts.invalidEmail);
    const request = namedRequest(context.headers, 'visitor', [sendContactMessage.path, message]);
    // A repeated message does not count towards the limit.
    if ((await earlierReply(db, request)) === null) await limitRate('contactPerAddress', context.clientAddress);
    const thanks = await replyOnce(db, request, now(), async (tx) => {
      const isNew = await saveMessage(tx, message, now(), request?.requestId);
      if (isNew && messagesTo.length > 0) {
        const { shopName } = await readSettings(tx);
        for (const to of messagesTo)
          await putMail(
            tx,
            forStaff(() => newMessageMail(to, message, shopName)),
            { now: now() },
          );
      }
      return routesTexts.messageThanks;
    });
    wakeMailOutbox();
    return { data: undefined, message: thanks };
  });
}

/** The mail to the shop about a message from the contact page. */
export function newMessageMail(to: string, { firstName, lastName, email, message }: ContactMessage, shopName: string): Mail {
  const name = oneLine(`${firstName} ${lastName}`);
  return {
    to,
    subject: staffMailsTexts.newMessage(excerpt(name, 60)),
    ...writeLetter({
      shopName,
      heading: staffMailsTexts.messageHeading,
      paragraphs: message.split(/\r?\n/).filter((line) => line.trim() !== ''),
      notes: [{ head: staffMailsTexts.from, text: `${name}, ${email}` }],
      link: null,
      contact: staffMailsTexts.answerThere,
    }),
  };
}
