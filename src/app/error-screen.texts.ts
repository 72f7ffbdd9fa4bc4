export const errorScreenTexts = {
  wrong: 'Ooops, something went wrong :( ',
  refresh: 'Refresh',
  notLoaded: 'This page did not load',
  tryAgain: 'Try again',
  partMissing: 'Part of the page could not be had. Please check your connection. The page opens by itself as soon as it can be had.',
};
