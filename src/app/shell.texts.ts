/** Of the empty page. */
export const shellTexts = {
  noScript: 'Turn on JavaScript to buy.',
};
