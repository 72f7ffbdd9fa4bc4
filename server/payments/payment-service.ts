import Stripe from 'stripe';
import type { PaymentIntentInput } from '../../src/contract/checkout';
import { readLanguage } from '../../src/domain/languages';
import { DEFAULT_ORDER_PREFIX } from '../../src/domain/shop-identity';
import type { OrderReceipt, PaymentSetup } from '../../src/domain/order';
import type { Database } from '../db/database';
import type { StripeKeys } from '../env';
import type { Log } from '../log';
import type { RoadDistance } from '../places/road-distance';
import { findOrder } from '../repositories/order-history';
import { type Mail, putMail } from '../repositories/outgoing-mails';
import { inSpokenLanguage } from '../repositories/translations';
import { readSettings, readShownSettings } from '../repositories/settings';
import { findUserById } from '../repositories/users';
import type { StoreApp } from '../http/store-app';
import { isEventHandled, rememberEvent } from '../repositories/payment-changes';
import { supersedeSnapshotOf } from '../repositories/cart-snapshots';
import { checkOut } from './check-out';
import { openPayment, type OpenPaymentContext } from './open-payment';
import { keepChange, putOrderMail, type StepContext } from './store-payment-change';
import { newOrderMail, orderMail } from './order-mail';
import { createOwnerOrderActions, type OwnerOrderActions } from './owner-order-actions';
import { inRounds, reconcile, RECONCILE_EVERY_MS, type Reconciliation } from './reconcile';
import { shopNameOf, type Seller } from './seller';
import { createStandIn, type StandIn } from './stand-in/create-stand-in';
import { STRIPE_OPTIONS, StripeProvider } from './stripe-provider';
import type { PaymentEvent } from './payment-provider';
import { settlePayment, type SettleContext } from './settle-payment';
import { inLanguage } from '../languages/spoken-language';
import { forStaff } from '../mail/for-staff';

export interface PaymentService {
  setup(): PaymentSetup;
  /** Returns the client secret. */
  openPayment(userId: number, input: PaymentIntentInput): Promise<string>;
  checkOut(userId: number, paymentId: string): Promise<OrderReceipt>;
  takeWebhook(rawBody: Uint8Array, signature: string): Promise<void>;
  readonly orderActions: OwnerOrderActions;
  reconcile(): Promise<Reconciliation>;
  /** Runs at once, too. Returns the function that stops it. */
  startReconciling(): () => void;
  /** Does nothing with the real provider. */
  mountStandIn(app: StoreApp): void;
}

interface PaymentParts {
  readonly db: Database;
  /** Null for the stand-in. */
  readonly stripe: StripeKeys | null;
  readonly log: Log;
  readonly now: () => number;
  readonly publicUrl: () => string;
  readonly signsAs: string;
  readonly roadDistance: RoadDistance;
  readonly inBackground: (task: () => Promise<void>) => void;
  readonly ordersTo?: readonly string[];
  readonly wakeMailOutbox: () => void;
}

/** Payments through Stripe when its keys are configured, else through the stand-in: the same code with another HTTP client. */
export function createPaymentService(parts: PaymentParts): PaymentService {
  const { db, log, now, inBackground } = parts;
  let standIn: StandIn | null = null;
  let provider: StripeProvider;
  if (parts.stripe === null) {
    standIn = createStandIn({ db, now, inBackground, deliver: (rawBody, signature) => takeWebhook(rawBody, signature) });
    provider = new StripeProvider(standIn.stripe, standIn.keys);
  } else {
    provider = new StripeProvider(new Stripe(parts.stripe.secretKey, STRIPE_OPTIONS), parts.stripe);
  }
  const steps: StepContext = {
    db,
    log,
    now,
    wakeMailOutbox: parts.wakeMailOutbox,
    // An order must not fail because of missing settings.
    seller: async (tx) => ({
      publicUrl: parts.publicUrl(),
      settings: await readShownSettings(tx).catch(() => null),
      isDemo: !provider.isLive,
    }),
  };
  const tellShop = async (tx: Database, orderId: number, seller: Seller): Promise<void> => {
    const { ordersTo = [] } = parts;
    const order = ordersTo.length === 0 ? null : await findOrder(tx, orderId);
    if (order === null) return;
    for (const to of ordersTo)
      await putMail(
        tx,
        forStaff(() => newOrderMail(to, order, shopNameOf(seller))),
        { now: now() },
      );
  };
  const orderActions = createOwnerOrderActions({ ...steps, provider, publicUrl: parts.publicUrl });
  const context: OpenPaymentContext = {
    db,
    provider,
    log,
    now,
    signsAs: parts.signsAs,
    roadDistance: parts.roadDistance,
    async confirmOrder(tx, receipt, snapshot) {
      const user = await findUserById(tx, snapshot.userId);
      if (user === undefined) return;
      const seller = await steps.seller(tx);
      const { content } = snapshot;
      const write = async (): Promise<Mail> =>
        orderMail(user.email, receipt, { ...content, lines: await inSpokenLanguage(tx, content.lines) }, seller);
      await putOrderMail(steps, tx, await inLanguage(readLanguage(content.language), write));
      await tellShop(tx, receipt.orderId, seller);
    },
    orderPrefix: async (tx) => (await readSettings(tx).catch(() => null))?.orderPrefix ?? DEFAULT_ORDER_PREFIX,
    keepChange: (change) => keepChange(steps, change),
    onOrder: parts.wakeMailOutbox,
  };
  const readWebhook = (rawBody: Uint8Array, signature: string): PaymentEvent => provider.readEvent(rawBody, signature, now());
  const takeWebhook = async (rawBody: Uint8Array, signature: string): Promise<void> => takeEvent(context, readWebhook(rawBody, signature));
  const service: PaymentService = {
    setup: () => standIn?.setup ?? { publishableKey: parts.stripe?.publishableKey ?? '', standInScript: null },
    openPayment: (userId, input) => openPayment(context, userId, input),
    checkOut: (userId, paymentId) => checkOut(context, userId, paymentId),
    takeWebhook,
    orderActions,
    reconcile: () => reconcile(context),
    startReconciling() {
      const stops = [
        inRounds(RECONCILE_EVERY_MS.all, inBackground, async () => {
          await service.reconcile();
          await orderActions.finishRefunds();
        }),
        inRounds(RECONCILE_EVERY_MS.givenUp, inBackground, async () => void (await reconcile(context, 'givenUp'))),
      ];
      return () => stops.forEach((stop) => stop());
    },
    mountStandIn: (app) => standIn?.mount(app),
  };
  return service;
}

/** Once per event id. Throws when the database or the provider is unavailable; the provider then delivers again. */
export async function takeEvent(context: SettleContext, event: PaymentEvent): Promise<void> {
  const { db, log } = context;
  if (await isEventHandled(db, event.id)) return;
  const { payment } = event;
  if (payment !== null && event.kind === 'payment_intent.succeeded') {
    const settlement = await settlePayment(context, payment);
    if (settlement.kind === 'owed') throw new Error('The order of a paid event is still owed');
  }
  // By the payment: another shop on the same account has snapshots of the same numbers.
  if (payment !== null && event.kind === 'payment_intent.canceled') await supersedeSnapshotOf(db, payment.id);
  if (event.change !== null && (await context.keepChange(event.change))) {
    const { paymentId, kind, amountCents, status } = event.change;
    log({ level: 'warning', event: 'payment_changed', paymentId, what: kind, amountCents, status });
  }
  await rememberEvent(db, event.id, event.kind);
  log({ level: 'info', event: 'webhook', kind: event.kind, paymentId: payment?.id });
}
