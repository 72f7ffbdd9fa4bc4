export const statusSheetTexts = {
  lastAnswered: (age: string) => `The store last answered ${age}.`,
};
