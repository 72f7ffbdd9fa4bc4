export const filterSheetTexts = {
  show: (count: string, isOne: boolean) => `Show ${count} ${isOne ? 'floor' : 'floors'}`,
};
