import { checkout, createPaymentIntent, getPaymentSetup } from '../../src/contract/checkout';
import { API_PREFIX, type Api } from '../http/api';
import { HttpProblem } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { readBody } from '../http/read-form';
import type { ReportSecurity } from '../http/security-log';
import type { StoreApp } from '../http/store-app';
import { PaymentUnreachable, WebhookRefused } from './payment-provider';
import type { PaymentService } from './payment-service';

const MAX_EVENT_BYTES = 512 * 1024;

interface PaymentRouteParts {
  readonly limitRate: LimitRate;
  readonly report: ReportSecurity;
}

/** The payment calls of SPEC 7, the setup for the card field, and the provider's webhook. */
export function mountPaymentRoutes(app: StoreApp, api: Api, service: PaymentService, { limitRate, report }: PaymentRouteParts): void {
  api.handle(getPaymentSetup, async () => ({ data: service.setup() }));

  api.handleSignedIn(createPaymentIntent, async (input, { user }) => {
    await limitRate('paymentPerAccount', String(user.id));
    return { data: await reached(() => service.openPayment(user.id, input)) };
  });

  api.handleSignedIn(checkout, async (draft, { user }) => ({ data: await reached(() => service.checkOut(user.id, draft.paymentId)) }));

  // The signature covers the raw bytes, so this call alone is verified before it is decoded.
  app.post(`${API_PREFIX}/payments/webhook`, async (c) => {
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

async function reached<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    throw new HttpProblem(503, 'The payment provider does not answer. Please try again in a moment.', { 'Retry-After': '10' });
  }
}
