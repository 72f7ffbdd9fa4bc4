export const sampleRequestTexts = {
  zip: 'Please enter a ZIP code like 33145',
  noFloor: 'Please choose a floor first: each floor’s page has ‘Order a sample’.',
  tooMany: (most: number) => `We send up to ${most} samples at a time. Please take some out.`,
  twice: 'Each floor comes once. Please take the second sample of it out.',
};
