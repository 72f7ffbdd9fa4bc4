export const roomViewButtonTexts = {
  notLoaded: 'The room view could not be loaded. Connect to the internet and try again.',
};
