/** What is wrong with what was typed, in the codes and words that Stripe.js publishes. */
export interface FieldProblem {
  readonly code: string;
  readonly message: string;
}
