import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { HttpProblem } from '../../http/problems';
import { readBody } from '../../http/read-form';
import type { StoreApp, StoreEnv } from '../../http/store-app';
import { CARD_FRAME_CSS, CARD_FRAME_HTML, CARD_FRAME_POLICY } from './card-frame-page';
import { readTypedCard } from './card-parameters';
import { FormParameters } from './form-parameters';
import { intentBody } from './intent-body';
import type { IntentRecord } from '../../repositories/payment-intent-record';
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
