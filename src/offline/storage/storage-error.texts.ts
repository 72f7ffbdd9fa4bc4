export const storageErrorTexts = {
  troubles: {
    full: 'This device has no space left, so the change was not saved.',
    unavailable: 'This browser does not let the store save changes on this device.',
    wiped: 'This site’s data was deleted in the browser, so the change was not saved.',
    failed: 'The change could not be saved on this device.',
  },
};
