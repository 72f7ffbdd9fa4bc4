export const cardPaymentLimitsTexts = {
  tooSmall: (least: string, total: string) =>
    `A card payment must be at least ${least}, and this comes to ${total}. Please add to your cart, or call us.`,
  tooLarge: 'This order is too large for one card payment. Please call us.',
};
