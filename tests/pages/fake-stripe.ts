/** As much of Stripe.js as the card field and the charge need. A test sets what becomes of the card. */
function createStripe() {
  const card = {
    mount: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
    off: () => undefined,
    on: (event: string, heard: () => void) => void (event === 'ready' && queueMicrotask(heard)),
  };
  return {
    elements: () => ({ create: () => card, getElement: () => card, update: () => undefined }),
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    registerAppInfo: () => undefined,
    confirmCardPayment: (): unknown => Promise.resolve(PAID),
    retrievePaymentIntent: (): unknown => Promise.resolve(PAID),
  };
}

export const PAID = { paymentIntent: { status: 'succeeded' } };

export const fakeStripe = createStripe();

/** Between tests: every card is good. */
export function everyCardIsGood(): void {
  Object.assign(fakeStripe, createStripe());
}
