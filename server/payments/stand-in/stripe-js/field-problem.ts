/** A validation error, in the codes and words that Stripe.js publishes. */
export interface FieldProblem {
  readonly code: string;
  readonly message: string;
}
