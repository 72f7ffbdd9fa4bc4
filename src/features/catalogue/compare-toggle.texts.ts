export const compareToggleTexts = {
  ofFloor: (title: string) => `Compare ${title}`,
  full: (most: number) => `You compare ${most} floors, the most that fit side by side. Take one out first: press its Compare again.`,
};
