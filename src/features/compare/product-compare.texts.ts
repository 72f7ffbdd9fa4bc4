export const productCompareTexts = {
  sideBySide: (count: number) => `See ${count} side by side`,
};
