export const billTexts = {
  items: 'Item total',
  installation: 'Installation',
  taxes: 'Estimated taxes',
  shipping: 'Shipping',
  discount: 'Discount',
  total: 'To be paid',
};
