export const samplesTexts = {
  order: 'Order a sample',
  notLoaded: 'The order of samples could not be loaded. Connect to the internet and try again.',
};
