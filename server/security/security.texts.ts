export const securityTexts = {
  sessionEnded: 'Your session has ended. Please log in again.',
  noKey: 'No auth key found',
  deskEnded: 'Your session at the Desk has ended. Please sign in again.',
  deskSignIn: 'Please sign in at the Desk.',
  shortPassword: (characters: number) => `Please choose a password of at least ${characters} characters.`,
  commonPassword: 'This password is one of the first that anybody would guess. Please choose another, such as a few words.',
};
