import { checkout, createPaymentIntent, getPaymentSetup } from '../../src/contract/checkout';
import type { Database } from '../db/database';
import { API_PREFIX, type Api } from '../http/api';
import { HttpProblem } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { readBody } from '../http/read-form';
import type { ReportSecurity } from '../http/security-log';
import type { StoreApp } from '../http/store-app';
import { findPromo } from '../repositories/promos';
import { PaymentUnreachable, WebhookRefused } from './payment-provider';
import type { PaymentService } from './payment-service';
import { paymentRefusalsTexts } from './payment-refusals.texts';

export const MAX_EVENT_BYTES = 512 * 1024;
export const WEBHOOK_PATH = '/payments/webhook';

interface PaymentRouteParts {
  readonly db: Database;
  readonly limitRate: LimitRate;
  readonly report: ReportSecurity;
}

/** The calls of a payment, and the provider's webhook. */
export function mountPaymentRoutes(app: StoreApp, api: Api, service: PaymentService, { db, limitRate, report }: PaymentRouteParts): void {
  api.handle(getPaymentSetup, async () => ({ data: service.setup() }));

  api.handleSignedIn(createPaymentIntent, async (input, { user, clientAddress }) => {
    await limitRate('paymentPerAccount', String(user.id));
    await countPromoGuess({ db, limitRate }, input.choice.promoCode, clientAddress);
    return { data: await reached(() => service.openPayment(user.id, input)) };
  });

  api.handleSignedIn(checkout, async (draft, { user }) => {
    await limitRate('writesPerAccount', String(user.id));
    return { data: await reached(() => service.checkOut(user.id, draft.paymentId)) };
  });

  // The signature covers the raw bytes, before any decoding.
  app.post(`${API_PREFIX}${WEBHOOK_PATH}`, async (c) => {
    const rawBody = await readBody(c.req.raw, MAX_EVENT_BYTES);
    try {
      await service.takeWebhook(rawBody, c.req.header('stripe-signature') ?? '');
    } catch (error) {
      if (!(error instanceof WebhookRefused)) throw error;
      report(c, 'webhook_refused');
      throw new HttpProblem(400, 'The signature does not match.');
    }
    return c.json({ received: true });
  });
}

/** An unknown code counts as a guess, in the limit of the promo call. */
async function countPromoGuess(
  { db, limitRate }: Pick<PaymentRouteParts, 'db' | 'limitRate'>,
  code: string | null,
  clientAddress: string,
): Promise<void> {
  if (code === null) return;
  const hit = await limitRate('unknownPromoPerAddress', clientAddress);
  if ((await findPromo(db, code)) !== undefined) await hit.giveBack();
}

async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    throw new HttpProblem(503, paymentRefusalsTexts.noProvider, { 'Retry-After': '10' });
  }
}
