export interface StripeProblem {
  readonly httpStatus: number;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly code: string | null;
  readonly declineCode: string | null;
  readonly message: string;
  readonly param: string | null;
}

/** An invalid request. */
export function badRequest(message: string, code: string | null = null, param: string | null = null): StripeProblem {
  return { httpStatus: 400, type: 'invalid_request_error', code, declineCode: null, message, param };
}

/** 404 `resource_missing`. */
export function noSuchIntent(id: string): StripeProblem {
  return { ...badRequest(`No such payment_intent: '${id}'`, 'resource_missing', 'intent'), httpStatus: 404 };
}

/** 402 `card_error`, with Stripe's decline code where the bank refused. */
export function cardProblem(code: string, declineCode: string | null, message: string): StripeProblem {
  return { httpStatus: 402, type: 'card_error', code, declineCode, message, param: null };
}

/** `intent` is the payment intent afterwards, which Stripe attaches to card errors. */
export function problemBody(problem: StripeProblem, intent: unknown = null): object {
  return {
    error: {
      type: problem.type,
      message: problem.message,
      ...(problem.code === null ? {} : { code: problem.code }),
      ...(problem.declineCode === null ? {} : { decline_code: problem.declineCode }),
      ...(problem.param === null ? {} : { param: problem.param }),
      ...(intent === null ? {} : { payment_intent: intent }),
    },
  };
}
