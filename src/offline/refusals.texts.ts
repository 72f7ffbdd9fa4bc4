export const refusalsTexts = {
  message: 'The store could not take this message. If it is long, please shorten it.',
  project: 'Your account could not take this project.',
};
