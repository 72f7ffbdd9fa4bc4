export const compareNoticesTexts = {
  onlySoMany: (most: number) => `Only ${most} floors fit side by side, so the first ${most} are shown. Take one out to see another.`,
};
