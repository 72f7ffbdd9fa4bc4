export const checkoutTexts = {
  checkout: 'Checkout',
  placed: 'Order placed successfully!',
  thankYou: 'Thank You!',
  wentThrough: 'Your payment went through. Your receipt says what happens next. We send it by email too.',
  continue: 'Continue',
  isBeingProcessed: 'Your payment is being processed. Please wait for the result.',
  sessionEnded: 'Your session has ended. Nothing has been charged, and your cart is kept with your account. Please log in to go on.',
  sessionEndedOrdering: 'Your session has ended. Log in, and your order goes on from here.',
  loadingCard: 'Loading the card form...',
  cardNotLoaded:
    'The card form could not be loaded. Nothing has been charged. Please check your connection, and any content blocker, and try again.',
  cardLate:
    'The card form is taking longer than usual. Nothing has been charged. Please check your connection, and any content blocker, and try again.',
  cardNotYet: 'The card form has not loaded yet. Nothing has been charged, and your cart is kept.',
  tryAgain: 'Try again',
  keepWaiting: 'Keep waiting',
  stop: 'Stop',
  late: {
    preparing: 'The store is slow to answer. We are still waiting for it. Nothing has been charged yet.',
    charging: 'This is taking longer than usual. Please keep this page open: we are waiting for your bank.',
    ordering: 'The store is slow to answer. Your payment is safe: the order will be placed even if you close this window.',
  },
  offline: {
    preparing: 'You are offline. Nothing has been charged yet.',
    charging: 'You are offline. We check your payment by ourselves as soon as you are back online.',
    ordering: 'You are offline. Your payment is safe: the order will be placed even if you close this window.',
  },
  login: 'Login',
  nothingToPay:
    'Your cart is empty, so there is nothing to pay here, and nothing has been charged here. If you paid in another window, the order is among your orders.',
  seeOrders: 'See your orders',
  hasChanged: 'Changed since you last saw your cart',
  ifNotRight: "The figures below are today's. If they are not right for you, close this window and change your cart.",
  line: (boxes: string, usd: string) => `${boxes} × ${usd}`,
  quotedLine: (boxes: string, usd: string, today: string) => `${boxes} × ${usd}, quoted price; today ${today}`,
  telephone: 'Telephone for your pickup (optional)',
};
