export const PAID = { paymentIntent: { status: 'succeeded' } };

/** False: the frame of the card field is held back, which raises no error. */
export const cardField = { isThere: true };

/** The secrets of the payments that were confirmed. */
export const charged: string[] = [];

/** As much of Stripe.js as the card field and the charge need. A test sets what becomes of the card. */
function createStripe() {
  const nothing = () => undefined;
  const on = (event: string, heard: () => void) => void (event === 'ready' && cardField.isThere && queueMicrotask(heard));
  const card = { mount: nothing, unmount: nothing, destroy: nothing, update: nothing, off: nothing, on };
  return {
    elements: () => ({ create: () => card, getElement: () => card, update: nothing }),
    createToken: nothing,
    createPaymentMethod: nothing,
    registerAppInfo: nothing,
    confirmCardPayment: (secret: string): unknown => (charged.push(secret), Promise.resolve(PAID)),
    retrievePaymentIntent: (): unknown => Promise.resolve(PAID),
  };
}

export const fakeStripe = createStripe();

/** Between tests: every card is good, and its field is there. */
export function everyCardIsGood(): void {
  Object.assign(fakeStripe, createStripe());
  cardField.isThere = true;
  charged.length = 0;
}
