export const passwordMailsTexts = {
  resetSubject: (shop: string) => `Reset your ${shop} password`,
  youAsked: (shop: string) => `You asked for a new password for your ${shop} account. Choose it here within one hour; the link works once:`,
  signsOut: 'Choosing a new password signs you out everywhere. If you did not ask for this, leave this mail alone: nothing changes.',
  changedSubject: (shop: string) => `Your ${shop} password was changed`,
  wasChanged: (shop: string) => `The password of your ${shop} account was changed just now, and every other device was signed out.`,
  ifNotYou: 'If this was you, there is nothing to do. If it was not, choose a new password now, which signs out everybody:',
};
