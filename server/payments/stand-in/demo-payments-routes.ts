import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { HttpProblem } from '../../http/problems';
import { readBody } from '../../http/read-form';
import type { StoreApp, StoreEnv } from '../../http/store-app';
import type { IntentRecord } from '../../repositories/stand-in-intents';
import { readTypedCard, FormParameters } from './request-parameters';
import { intentBody } from './intent-body';
import { problemReply } from './secret-key-api';
import type { Result, StandInStripe } from './stand-in-stripe';
import { noSuchIntent } from './stripe-problem';

const SCRIPT_FOLDER = join('dist', 'stand-in');

/** The browser's calls are those that Stripe allows with a publishable key: for one intent whose client secret the caller knows. */
export function mountDemoPayments(app: StoreApp, stripe: StandInStripe): void {
  for (const name of ['stripe', 'card-frame']) app.get(`/demo-payments/${name}.js`, (c) => script(c, `${name}.js`));
  app.get('/demo-payments/card-frame.css', (c) =>
    c.body(CARD_FRAME_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get('/demo-payments/card-frame', (c) =>
    c.html(CARD_FRAME_HTML, 200, {
      'Content-Security-Policy': CARD_FRAME_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-cache',
    }),
  );

  const intent = '/demo-payments/v1/payment_intents/:id' as const;
  app.get(intent, async (c) => reply(c, await known(stripe, c.req.param('id'), c.req.query('client_secret') ?? null)));
  app.post(`${intent}/confirm`, (c) => withSecret(c, stripe, (id, form) => stripe.confirm(id, form)));
  app.post(`${intent}/authenticate`, (c) =>
    withSecret(c, stripe, (id, form) => stripe.authenticate(id, form.text('outcome') === 'complete')),
  );
  app.post('/demo-payments/v1/payment_methods', async (c) => {
    const reading = readTypedCard(await readParameters(c), 'card', Date.now());
    if ('problem' in reading) return problemReply(c, reading.problem);
    const { paymentMethodId: id, brand, last4 } = reading.card;
    return c.json({ id, object: 'payment_method', type: 'card', livemode: false, card: { brand, last4 } });
  });
}

async function withSecret(
  c: Context<StoreEnv, '/demo-payments/v1/payment_intents/:id'>,
  stripe: StandInStripe,
  act: (id: string, form: FormParameters) => Promise<Result>,
): Promise<Response> {
  const id = c.req.param('id');
  const form = await readParameters(c);
  const found = await known(stripe, id, form.text('client_secret'));
  return reply(c, 'problem' in found ? found : await act(id, form));
}

/** Without the right secret an intent counts as missing. */
async function known(stripe: StandInStripe, id: string, clientSecret: string | null): Promise<Result> {
  // A URL can contain what no database stores, such as a zero byte.
  if (!/^pi_\w{1,200}$/.test(id)) return { problem: noSuchIntent(id) };
  const found = await stripe.find(id);
  return !('problem' in found) && found.record.clientSecret === clientSecret ? found : { problem: noSuchIntent(id) };
}

function reply(c: Context, result: Result): Response {
  c.header('Cache-Control', 'no-store');
  if (!('problem' in result)) return c.json(publicBody(result.record));
  return problemReply(c, result.problem, result.record === undefined ? null : publicBody(result.record));
}

/** The metadata is for the server only. */
function publicBody(record: IntentRecord): object {
  return intentBody({ ...record, metadata: {} });
}

async function readParameters(c: Context): Promise<FormParameters> {
  return new FormParameters((await readBody(c.req.raw)).toString('utf8'));
}

async function script(c: Context, name: string): Promise<Response> {
  const content = await readFile(join(SCRIPT_FOLDER, name)).catch(() => {
    throw new HttpProblem(404, 'The demo payment scripts are not built. Run: npm run build');
  });
  return c.body(content, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
}

/** Only our own script and style, and only our own pages as parents. */
const CARD_FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

const input = (name: string, label: string, placeholder: string, autocomplete: string, attributes = ''): string =>
  `<input name="${name}" id="${name}" aria-label="${label}" placeholder="${placeholder}" autocomplete="${autocomplete}" spellcheck="false" ${attributes}>`;

/** Inputs have Stripe's names. */
const CARD_FRAME_HTML = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Secure card payment input frame</title>
<link rel="stylesheet" href="/demo-payments/card-frame.css">
<script src="/demo-payments/card-frame.js" defer></script>
</head>
<body>
<form id="card" novalidate>
<span class="number">
<svg viewBox="0 0 32 22" width="32" height="22" aria-hidden="true"><rect x=".75" y=".75" width="30.5" height="20.5" rx="3" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M1 6.5h30" stroke="currentColor" stroke-width="3"/><path d="M5 15.5h8" stroke="currentColor" stroke-width="1.5"/></svg>
<span class="brand" id="brand" aria-hidden="true"></span>
${input('cardnumber', 'Card number', 'Card number', 'cc-number', 'inputmode="numeric" maxlength="19"')}
</span>
<span class="rest">
${input('exp-date', 'Expiration date, month and year', 'MM / YY', 'cc-exp', 'inputmode="numeric" maxlength="7"')}
${input('cvc', 'Security code', 'CVC', 'cc-csc', 'inputmode="numeric" maxlength="4"')}
${input('postal', 'ZIP code', 'ZIP', 'postal-code', 'inputmode="numeric" maxlength="5"')}
</span>
<button type="submit" hidden>Pay</button>
</form>
</body>
</html>
`;

/** The embedding page sets the colours by custom properties. */
const CARD_FRAME_CSS = `
:root { --ink: #14110f; --faint: #6b6259; --bad: #a3271b; --icon: #6b6259; --font: 'Instrument Sans', system-ui, sans-serif; --size: 16px; --weight: 400; }
* { box-sizing: border-box; }
html, body { margin: 0; background: transparent; overflow: hidden; }
form { display: flex; flex-wrap: wrap; align-items: center; column-gap: 12px; }
.number { display: flex; align-items: center; gap: 10px; flex: 1 1 232px; min-width: 0; color: var(--icon); }
.number svg { flex: none; display: block; margin: 0 3px; }
.number:has(.brand:not(:empty)) svg { display: none; }
.brand { flex: none; width: 38px; padding: 5px 0; border: 1.5px solid currentColor; border-radius: 4px; font: 600 10px/1 var(--font); letter-spacing: .04em; text-align: center; }
.brand:empty { display: none; }
.rest { display: flex; gap: 16px; flex: 0 1 224px; }
input { min-width: 0; height: 44px; margin: 0; padding: 0; border: 0; outline: 0; background: transparent; color: var(--ink); font: var(--weight) var(--size)/1.4 var(--font); font-variant-numeric: tabular-nums; }
.number input { flex: 1; width: 100%; }
.rest input { flex: 1 1 56px; width: 56px; }
input::placeholder { color: var(--faint); opacity: 1; }
input[aria-invalid='true'] { color: var(--bad); }
input:disabled { color: var(--faint); }
input:focus-visible { box-shadow: inset 0 -2px 0 0 #0f4c46; outline: 2px solid transparent; outline-offset: -2px; }
.no-postal [name='postal'] { display: none; }
.no-icon svg, .no-icon .brand { display: none; }
@media (max-width: 460px) { .rest { flex: 1 1 100%; } .number { flex: 1 1 100%; } }
`;
