import Stripe from 'stripe';
import type { PaymentIntentInput } from '../../src/contract/checkout';
import type { OrderReceipt, PaymentSetup } from '../../src/domain/order';
import { putMail } from '../repositories/outgoing-mails';
import { readSettings } from '../repositories/settings';
import { findUserById } from '../repositories/users';
import type { Services, StoreApp } from '../services';
import { checkOut } from './check-out';
import { openPayment, type OpenPaymentContext } from './open-payment';
import { orderMail } from './order-mail';
import { mountPaymentRoutes } from './payment-routes';
import { reconcile, type Reconciliation } from './reconcile';
import { createStandIn, type StandIn } from './stand-in/create-stand-in';
import { STRIPE_OPTIONS, StripeProvider } from './stripe-provider';
import type { PaymentEvent } from './payment-provider';
import { takeEvent } from './take-event';

/** Everything about money that the rest of the server may ask for. */
export interface PaymentService {
  /** What the page needs to mount the card field. */
  setup(): PaymentSetup;
  /** Answers the client secret of the payment for the shopper's cart as it is. Throws Refusal. */
  openPayment(userId: number, input: PaymentIntentInput): Promise<string>;
  /** The order of a succeeded payment, made once. Throws Refusal. */
  checkOut(userId: number, paymentId: string): Promise<OrderReceipt>;
  /** A webhook as it arrived. Throws WebhookRefused when its signature does not hold. */
  takeWebhook(rawBody: Uint8Array, signature: string): Promise<void>;
  /** Settles what page and webhooks missed. */
  reconcile(): Promise<Reconciliation>;
  /** Reconciles now and every few minutes; give the result a call to stop. */
  startReconciling(): () => void;
  mount(app: StoreApp): void;
}

const RECONCILE_EVERY_MS = 2 * 60 * 1000;

export type PaymentParts = Pick<
  Services,
  'database' | 'env' | 'mailOutbox' | 'publicUrl' | 'roadDistance' | 'now' | 'log' | 'inBackground'
>;

/** Payments by Stripe when its keys are configured, else by the stand-in: the same code over another HTTP client. */
export function createPaymentService(parts: PaymentParts): PaymentService {
  const { env, log, now, inBackground } = parts;
  const { db } = parts.database;
  let standIn: StandIn | null = null;
  let provider: StripeProvider;
  if (env.stripe === null) {
    standIn = createStandIn({ db, now, inBackground, deliver: (rawBody, signature) => takeWebhook(rawBody, signature) });
    provider = new StripeProvider(standIn.stripe, standIn.keys);
  } else {
    provider = new StripeProvider(new Stripe(env.stripe.secretKey, STRIPE_OPTIONS), env.stripe);
  }
  const context: OpenPaymentContext = {
    db,
    provider,
    log,
    now,
    roadDistance: parts.roadDistance,
    async confirmOrder(tx, receipt, snapshot) {
      const user = await findUserById(tx, snapshot.userId);
      if (user === undefined) return;
      // What the settings say is no reason to make no order.
      const settings = await readSettings(tx).catch(() => null);
      await putMail(tx, orderMail(user, receipt, snapshot.content, { publicUrl: parts.publicUrl(), settings }), { now: now() });
    },
    onOrder: parts.mailOutbox.wake,
  };
  const readWebhook = (rawBody: Uint8Array, signature: string): PaymentEvent => {
    try {
      return provider.readEvent(rawBody, signature, now());
    } catch (error) {
      log({ level: 'warning', event: 'webhook_refused' });
      throw error;
    }
  };
  const takeWebhook = async (rawBody: Uint8Array, signature: string): Promise<void> => takeEvent(context, readWebhook(rawBody, signature));
  const service: PaymentService = {
    setup: () => standIn?.setup ?? { publishableKey: env.stripe?.publishableKey ?? '', standInScript: null },
    openPayment: (userId, input) => openPayment(context, userId, input),
    checkOut: (userId, paymentId) => checkOut(context, userId, paymentId),
    takeWebhook,
    reconcile: () => reconcile(context),
    startReconciling() {
      const run = (): void => inBackground(async () => void (await service.reconcile()));
      const timer = setInterval(run, RECONCILE_EVERY_MS).unref();
      run();
      return () => clearInterval(timer);
    },
    mount(app) {
      mountPaymentRoutes(app, service, parts);
      standIn?.mount(app);
    },
  };
  return service;
}
