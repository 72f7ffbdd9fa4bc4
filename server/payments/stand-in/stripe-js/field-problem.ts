/** In the codes and words of Stripe.js. */
export interface FieldProblem {
  readonly code: string;
  readonly message: string;
}
