import * as z from 'zod';

const outcome = z.union([
  z.object({ kind: z.literal('succeeds') }),
  z.object({ kind: z.literal('declines'), code: z.string(), declineCode: z.nullable(z.string()), message: z.string() }),
]);

/** With automatic capture, as Stripe publishes them. */
export const intentStatus = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
]);

/** One JSON column: every step writes one row. Never holds a card number. */
export const intentRecord = z.object({
  id: z.string(),
  clientSecret: z.string(),
  /** In cents. */
  amount: z.number(),
  amountReceived: z.number(),
  currency: z.string(),
  status: intentStatus,
  metadata: z.record(z.string(), z.string()),
  description: z.nullable(z.string()),
  /** Seconds since 1970, as on Stripe's wire. */
  created: z.number(),
  canceledAt: z.nullable(z.number()),
  chargeId: z.nullable(z.string()),
  card: z.nullable(z.object({ paymentMethodId: z.string(), brand: z.string(), last4: z.string() })),
  lastError: z.nullable(z.object({ code: z.string(), declineCode: z.nullable(z.string()), message: z.string() })),
  /** Once the shopper has authenticated. */
  afterAuthentication: z.nullable(outcome),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      created: z.number(),
      idempotencyKey: z.nullable(z.string()),
      /** Absent in older refunds. */
      metadata: z.record(z.string(), z.string()).default({}),
    }),
  ),
  /** Tells an honest retry from an idempotency key used twice. */
  request: z.string(),
});

export type IntentRecord = Readonly<z.infer<typeof intentRecord>>;
export type IntentStatus = z.infer<typeof intentStatus>;
