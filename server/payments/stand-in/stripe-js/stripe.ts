import { askBank } from './bank-dialog';
import { callApi } from './call-api';
import { CardElement, UNREACHABLE } from './card-element';
import { Elements, type ElementsOptions } from './elements';
import type { CallReply, Fields } from './frame-messages';

interface CardPaymentData {
  readonly payment_method?: string | { readonly card?: unknown; readonly billing_details?: BillingDetails };
}

interface BillingDetails {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** As in Stripe.js, a declined card does not throw. */
export type IntentResult =
  | { readonly paymentIntent: unknown; readonly error?: undefined }
  | { readonly error: unknown; readonly paymentIntent?: undefined };

/** What `Stripe(key)` returns. */
export class StandInStripeJs {
  elements(options?: ElementsOptions): Elements {
    return new Elements(options);
  }

  async confirmCardPayment(
    clientSecret: string,
    data: CardPaymentData = {},
    options: { readonly handleActions?: boolean } = {},
  ): Promise<IntentResult> {
    const path = intentPath(clientSecret);
    const method = data.payment_method;
    const reply =
      typeof method === 'object' && method.card instanceof CardElement
        ? await method.card.callWithCard({
            path: `${path}/confirm`,
            cardName: 'payment_method_data[card]',
            fields: { client_secret: clientSecret, 'payment_method_data[type]': 'card', ...billing(method.billing_details) },
          })
        : await callApi(`${path}/confirm`, {
            client_secret: clientSecret,
            ...(typeof method === 'string' ? { payment_method: method } : {}),
          });
    const needsBank = reply.kind === 'reply' && reply.isOk && textAt(reply.body, 'status') === 'requires_action';
    if (!needsBank || options.handleActions === false) return resultOf(reply);
    const isAuthentic = await askBank(Number(at(reply.body, 'amount')));
    return resultOf(await callApi(`${path}/authenticate`, { client_secret: clientSecret, outcome: isAuthentic ? 'complete' : 'fail' }));
  }

  async retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    return resultOf(await callApi(`${intentPath(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`, null));
  }

  async createPaymentMethod(data: { readonly card?: unknown }): Promise<{ readonly paymentMethod?: unknown; readonly error?: unknown }> {
    const { error, paymentIntent: paymentMethod } = resultOf(await cardCall(data.card));
    return error === undefined ? { paymentMethod } : { error };
  }

  async createToken(element: unknown): Promise<{ readonly token?: unknown; readonly error?: unknown }> {
    const { error, paymentIntent: made } = resultOf(await cardCall(element));
    return error === undefined
      ? { token: { id: `tok_${textAt(made, 'id').slice('pm_'.length)}`, object: 'token', type: 'card' } }
      : { error };
  }

  /** Wrappers register themselves. */
  _registerWrapper(): void {}
  registerAppInfo(): void {}
}

function cardCall(element: unknown): Promise<CallReply> {
  if (!(element instanceof CardElement)) throw new Error('The demo payments need the card element here.');
  return element.callWithCard({ path: '/payment_methods', fields: { type: 'card' }, cardName: 'card' });
}

function intentPath(clientSecret: string): string {
  const id = /^(pi_\w+)_secret_\w+$/.exec(clientSecret)?.[1];
  if (id === undefined) throw new Error('Invalid value for the client secret: it should look like pi_…_secret_….');
  return `/payment_intents/${id}`;
}

function resultOf(reply: CallReply): IntentResult {
  switch (reply.kind) {
    case 'unreachable':
      return { error: UNREACHABLE };
    case 'invalid':
      return { error: { type: 'validation_error', ...reply.problem } };
    case 'reply':
      return reply.isOk ? { paymentIntent: reply.body } : { error: at(reply.body, 'error') ?? UNREACHABLE };
  }
}

function billing(details: BillingDetails = {}): Fields {
  const fields = Object.entries(details).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(fields.map(([name, value]) => [`payment_method_data[billing_details][${name}]`, String(value)]));
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}

function textAt(value: unknown, key: string): string {
  const found = at(value, key);
  return typeof found === 'string' ? found : '';
}
