import { routesTexts } from './routes.texts';
import { orderSamples, type SampleOrder } from '../../src/contract/samples';
import { MAX_SAMPLES_A_MONTH, recipientProblem, SAMPLE_MONTH_DAYS, sampledFloorsProblem } from '../../src/domain/samples';
import { normalEmail } from '../../src/domain/email';
import { oneLine } from '../../src/domain/one-line';
import { formatTelephone } from '../../src/domain/typed-contact';
import type { Database } from '../db/database';
import { replyOnce, earlierReply, namedRequest } from '../http/reply-once';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { newSamplesMail, samplesPaceMail } from '../mail/sample-mails';
import { nearZip } from '../places/zip-codes';
import { putMail } from '../repositories/outgoing-mails';
import { takeSampleOrder } from '../repositories/samples';
import { readSettings } from '../repositories/settings';
import { forStaff } from '../mail/for-staff';

interface SampleRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly limitRate: LimitRate;
  readonly ordersTo: readonly string[];
  readonly wakeMailOutbox: () => void;
}

/** A repeated request is one order. */
export function mountSampleRoutes(api: Api, { db, now, limitRate, ordersTo, wakeMailOutbox }: SampleRouteParts): void {
  api.handle(orderSamples, async (typed, { headers, clientAddress }) => {
    const order = tidied(typed);
    const problem = sampledFloorsProblem(order.productIds) ?? recipientProblem(order);
    if (problem !== null) throw new Refusal(problem);
    const request = namedRequest(headers, 'visitor', [orderSamples.path, order]);
    // A repeated order does not count towards the limit.
    if ((await earlierReply(db, request)) === null) await limitRate('samplesPerAddress', clientAddress);
    const isNear = await nearZip(order.postalCode);
    // One transaction also for a request without an id.
    const take = async (tx: Database): Promise<string> => {
      const settings = await readSettings(tx);
      const { offersSamples, shopName } = settings;
      if (offersSamples !== true) throw new Refusal(routesTexts.noSamples);
      const taken = await takeSampleOrder(tx, order, { now: now(), clientId: request?.requestId ?? null, isNear });
      if (taken.kind === 'unknown-floors') throw new Refusal(unknownFloors(taken.productIds.length, order.productIds.length));
      if (taken.kind === 'too-many') throw new Refusal(tooMany(taken.leftThisMonth, settings.contactNo));
      if (taken.kind === 'taken') {
        const { order: kept, beyondPace } = taken;
        for (const to of ordersTo) {
          await putMail(
            tx,
            forStaff(() => newSamplesMail(to, kept, shopName)),
            { now: now() },
          );
          if (beyondPace !== null)
            await putMail(
              tx,
              forStaff(() => samplesPaceMail(to, beyondPace, shopName)),
              { now: now() },
            );
        }
      }
      return routesTexts.sampleThanks;
    };
    // Protected by: the lock of the table of sample orders.
    const message = await replyOnce(db, request, now(), (asked) => asked.transaction(take));
    wakeMailOutbox();
    return { data: undefined, message };
  });
}

function tidied({ productIds, ...typed }: SampleOrder): SampleOrder {
  return {
    productIds,
    name: oneLine(typed.name),
    line1: oneLine(typed.line1),
    line2: oneLine(typed.line2),
    postalCode: oneLine(typed.postalCode),
    city: oneLine(typed.city),
    state: oneLine(typed.state),
    mobileNumber: oneLine(typed.mobileNumber),
    email: normalEmail(typed.email),
  };
}

function unknownFloors(unknown: number, asked: number): string {
  if (asked === 1) return routesTexts.sampleGone;
  return routesTexts.samplesGone(unknown);
}

function tooMany(left: number, telephone: string): string {
  const limit = routesTexts.sampleLimit(MAX_SAMPLES_A_MONTH, SAMPLE_MONTH_DAYS);
  if (left > 0) return `${limit} ${routesTexts.samplesLeft(left)}`;
  return `${limit} ${telephone === '' ? routesTexts.askForSamples : routesTexts.callForSamples(formatTelephone(telephone))}`;
}
