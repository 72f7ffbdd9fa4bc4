export const promoTexts = {
  empty: 'Please enter a promo code',
  outOfDates: 'This promo code has expired or is not yet active',
  invalid: 'Invalid or inactive promo code',
  failed: 'Something went wrong. Please try again.',
};
