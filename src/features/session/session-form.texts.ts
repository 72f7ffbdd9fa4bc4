export const sessionFormTexts = {
  noAnswer: (failure: string, action: string) =>
    `${failure.replace(/\.?$/, '.')} ${action} needs a connection, and the store did not answer. Please try again in a moment.`,
  offline: (action: string) => `You are offline. ${action} needs a connection; everything you have looked at stays open.`,
  notKept: {
    everything:
      'This browser keeps nothing for this site. You can shop and pay, but your login and your cart changes last only until this page is closed or reloaded. To keep them, allow cookies and site data for this site in the browser’s settings.',
    changes:
      'This browser has no storage for this site. You can shop and pay with a connection; a change made without one lasts only until this page is closed or reloaded. To keep it, allow site data for this site in the browser’s settings.',
    full: 'This device has no space left. You can shop and pay with a connection; a change made without one lasts only until this page is closed or reloaded. To keep it, free some space.',
  },
};
