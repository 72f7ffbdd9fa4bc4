export const waitingItemTexts = {
  saved: (age: string) => `Saved on this device ${age}`,
};
