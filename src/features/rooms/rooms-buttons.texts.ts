export const roomsButtonsTexts = {
  myRooms: 'Use my rooms',
  notOpened: 'Your rooms could not be opened. Connect to the internet and try again.',
  everything: 'The price with everything',
  priceNotLoaded: 'The price could not be loaded. Connect to the internet and try again.',
};
