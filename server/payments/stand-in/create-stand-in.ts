import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { PaymentSetup } from '../../../src/domain/order';
import type { Database } from '../../db/database';
import type { StoreApp } from '../../http/store-app';
import { STRIPE_OPTIONS } from '../stripe-provider';
import { mountDemoPayments } from './demo-payments-routes';
import { eventBody } from './intent-body';
import type { EventKind } from './intent-machine';
import type { IntentRecord } from '../../repositories/stand-in-intents';
import { databaseIntents, StandInStripe } from './stand-in-stripe';
import { secretKeyApi } from './secret-key-api';

export const STAND_IN_SCRIPT = '/demo-payments/stripe.js';

/** The page's checkout call usually comes first, as with the real provider. */
const WEBHOOK_DELAY_MS = 400;

export interface StandIn {
  /** Connected to the stand-in instead of the network. */
  readonly stripe: Stripe;
  readonly keys: { readonly secretKey: string; readonly webhookSecret: string };
  readonly setup: PaymentSetup;
  mount(app: StoreApp): void;
}

export interface StandInParts {
  readonly db: Database;
  readonly now: () => number;
  readonly inBackground: (task: () => Promise<void>) => void;
  readonly deliver: (rawBody: Uint8Array, signature: string) => Promise<void>;
  readonly webhookDelayMs?: number;
}

/** Only without Stripe keys: no money moves. */
export function createStandIn(parts: StandInParts): StandIn {
  // New at each start: a known secret would let anyone sign events.
  const keys = { secretKey: 'sk_test_standin', webhookSecret: `whsec_${randomBytes(24).toString('hex')}` };
  const announce = (kind: EventKind, record: IntentRecord): void =>
    parts.inBackground(async () => {
      const rawBody = JSON.stringify(eventBody(kind, record, parts.now()));
      const timestamp = Math.floor(parts.now() / 1000);
      await new Promise((resolve) => setTimeout(resolve, parts.webhookDelayMs ?? WEBHOOK_DELAY_MS));
      const signature = stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret: keys.webhookSecret, timestamp });
      await parts.deliver(Buffer.from(rawBody), signature);
    });
  const standIn = new StandInStripe(databaseIntents(parts.db), announce, parts.now);
  const api = secretKeyApi(standIn);
  const inProcess = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => api.fetch(new Request(input, init));
  const stripe = new Stripe(keys.secretKey, { ...STRIPE_OPTIONS, httpClient: Stripe.createFetchHttpClient(inProcess) });
  return {
    stripe,
    keys,
    setup: { publishableKey: 'pk_test_standin', standInScript: STAND_IN_SCRIPT },
    mount: (app) => mountDemoPayments(app, standIn),
  };
}
