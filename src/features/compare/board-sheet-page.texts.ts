export const boardSheetPageTexts = {
  number: (id: number, day: string) => `Product number ${id}. ${day}.`,
};
