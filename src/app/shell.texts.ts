/** Of the empty page. */
export const shellTexts = {
  noScript: 'Turn on JavaScript to buy.',
  notStarted: 'The store could not start. Please reload the page.',
};
