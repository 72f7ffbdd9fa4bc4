import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FormParameters } from './request-parameters';
import { intentBody, refundBody } from './intent-body';
import type { Result, StandInStripe } from './stand-in-stripe';
import { problemBody, type StripeProblem } from './stripe-problem';

/** The calls with the secret key. It has no port: the official `stripe` package calls it in process. */
export function secretKeyApi(stripe: StandInStripe): Hono {
  const api = new Hono();
  const form = async (c: Context): Promise<FormParameters> => new FormParameters(await c.req.text());
  const key = (c: Context): string | null => c.req.header('Idempotency-Key') ?? null;
  const path = '/v1/payment_intents/:id' as const;

  api.post('/v1/payment_intents', async (c) => intentReply(c, await stripe.create(await form(c), key(c))));
  api.get('/v1/payment_intents', async (c) => {
    const records = await stripe.list(Math.min(Number(c.req.query('limit') ?? 10) || 10, 100));
    return c.json({ object: 'list', url: '/v1/payment_intents', has_more: false, data: records.map((record) => intentBody(record)) });
  });
  api.get(path, async (c) => intentReply(c, await stripe.find(c.req.param('id')), c.req.query('expand[0]') === 'latest_charge'));
  api.post(path, async (c) => intentReply(c, await stripe.update(c.req.param('id'), await form(c))));
  api.post(`${path}/confirm`, async (c) => intentReply(c, await stripe.confirm(c.req.param('id'), await form(c))));
  api.post(`${path}/cancel`, async (c) => intentReply(c, await stripe.cancel(c.req.param('id'))));
  api.post('/v1/refunds', async (c) => {
    const result = await stripe.refund(await form(c), key(c));
    if ('problem' in result) return problemReply(c, result.problem);
    const made = result.record.refunds.find((refund) => refund.idempotencyKey === key(c)) ?? result.record.refunds.at(-1);
    return made === undefined ? c.notFound() : c.json(refundBody(result.record, made));
  });
  api.get('/v1/refunds', async (c) => {
    const result = await stripe.find(c.req.query('payment_intent') ?? '');
    if ('problem' in result) return problemReply(c, result.problem);
    const data = result.record.refunds.map((refund) => refundBody(result.record, refund));
    return c.json({ object: 'list', url: '/v1/refunds', has_more: false, data });
  });
  api.notFound((c) =>
    c.json({ error: { type: 'invalid_request_error', message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).` } }, 404),
  );
  return api;
}

/** An intent, or the error together with the intent. */
export function intentReply(c: Context, result: Result, hasCharge = false): Response {
  return 'problem' in result
    ? problemReply(c, result.problem, result.record === undefined ? null : intentBody(result.record))
    : c.json(intentBody(result.record, hasCharge));
}

/** Stripe's error body under its status; any other status becomes 400. */
export function problemReply(c: Context, problem: StripeProblem, intent: object | null = null): Response {
  const httpStatus: ContentfulStatusCode = problem.httpStatus === 404 ? 404 : problem.httpStatus === 402 ? 402 : 400;
  return c.json(problemBody(problem, intent), httpStatus);
}
