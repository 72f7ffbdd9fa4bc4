export const letterheadTexts = {
  printedOn: (moment: string) => `Printed on ${moment}`,
};
