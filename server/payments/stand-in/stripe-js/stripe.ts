import { callApi, type CallReply, type Fields, type CardFace } from './frame-messages';
import { CardElement, UNREACHABLE } from './card-element';
import type { CardElementOptions } from './element-options';

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

interface ElementsOptions {
  readonly fonts?: readonly (CardFace | { readonly cssSrc: string })[];
}

export class Elements {
  readonly #faces: readonly CardFace[];
  #card: CardElement | null = null;

  constructor({ fonts = [] }: ElementsOptions = {}) {
    // Fonts by stylesheet URL are not supported.
    this.#faces = fonts.flatMap((font) => ('src' in font ? [font] : []));
  }

  create(type: string, options: CardElementOptions = {}): CardElement {
    if (type !== 'card') throw new Error(`The demo payments know the card element only, not '${type}'.`);
    if (this.#card !== null) throw new Error('Can only create one Element of type card through this Elements instance.');
    this.#card = new CardElement(options, this.#faces, () => {
      this.#card = null;
    });
    return this.#card;
  }

  /** By type or by its React component. */
  getElement(type: unknown): CardElement | null {
    const isComponent = (typeof type === 'function' || typeof type === 'object') && type !== null && '__elementType' in type;
    return (isComponent ? type.__elementType : type) === 'card' ? this.#card : null;
  }

  update(): void {
    // Appearance and locale do not apply to the stand-in.
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  submit(): Promise<object> {
    return Promise.resolve({});
  }
}

const STYLE = `
dialog { box-sizing: border-box; width: min(420px, calc(100vw - 40px)); padding: 24px; border: 0; border-radius: 16px; background: #fbf9f6; color: #14110f; font: 16px/26px 'Instrument Sans Variable', system-ui, sans-serif; box-shadow: 0 12px 40px -8px rgb(20 17 15 / 22%), 0 2px 8px rgb(20 17 15 / 6%); }
dialog::backdrop { background: rgb(20 17 15 / 55%); }
h2 { margin: 0 0 8px; font: 400 25px/32px 'Fraunces Variable', Georgia, serif; letter-spacing: -.02em; }
p { margin: 0 0 24px; color: #4a433c; }
div { display: flex; flex-wrap: wrap; gap: 8px; }
button { flex: 1 1 150px; min-height: 48px; padding: 8px 16px; border-radius: 8px; border: 1.5px solid #14110f; background: transparent; color: #14110f; font: 600 16px/20px 'Instrument Sans Variable', system-ui, sans-serif; cursor: pointer; }
button[value='complete'] { border-color: #0f4c46; background: #0f4c46; color: #fff; }
button:focus-visible { outline: 2px solid #0f4c46; outline-offset: 3px; }
`;

/** False when the dialog is closed. */
function askBank(cents: number): Promise<boolean> {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  // A constructed stylesheet needs no 'unsafe-inline' in the page's policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'bank-title');
  const title = Object.assign(document.createElement('h2'), { id: 'bank-title', textContent: 'Demo bank' });
  const text = Object.assign(document.createElement('p'), {
    textContent: `Your bank asks you to confirm a payment of ${amount}. This is a demonstration: no bank is involved.`,
  });
  const row = document.createElement('div');
  row.append(button('complete', 'Complete authentication', dialog), button('fail', 'Fail authentication', dialog));
  dialog.append(title, text, row);
  root.append(dialog);
  document.body.append(host);
  // Escape closes this dialog, not one of the page.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue === 'complete');
    });
    dialog.showModal();
  });
}

function button(value: string, label: string, dialog: HTMLDialogElement): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', value, textContent: label });
  made.addEventListener('click', () => dialog.close(value));
  return made;
}
