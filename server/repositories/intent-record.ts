import * as z from 'zod';

const outcome = z.union([
  z.object({ kind: z.literal('succeeds') }),
  z.object({ kind: z.literal('declines'), code: z.string(), declineCode: z.nullable(z.string()), message: z.string() }),
]);

/** Statuses of a payment intent, as Stripe publishes them for automatic capture. */
export const intentStatus = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
]);

/**
 * One payment intent as the stand-in keeps it, in one JSON column, so that every step is one row written once. Holds no
 * card number, ever: four last digits and what the test card will do.
 */
export const intentRecord = z.object({
  id: z.string(),
  clientSecret: z.string(),
  /** Whole cents. */
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
  /** What the bank will say once the shopper has authenticated. */
  afterAuthentication: z.nullable(outcome),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      created: z.number(),
      idempotencyKey: z.nullable(z.string()),
      /** Missing in refunds of before it was kept. */
      metadata: z.record(z.string(), z.string()).default({}),
    }),
  ),
  /** The create request, to tell an honest retry from a key used twice. */
  request: z.string(),
});

export type IntentRecord = Readonly<z.infer<typeof intentRecord>>;
export type IntentStatus = z.infer<typeof intentStatus>;
