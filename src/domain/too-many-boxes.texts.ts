export const tooManyBoxesTexts = {
  tooMany: (most: string) => `That needs more boxes than fit in one order (${most}). Please ask us.`,
};
