export const deliveryZipTexts = {
  fiveDigits: 'Please type the five digits of your ZIP code, such as 33145.',
};
