export const typedBoxesTexts = {
  box: 'box',
  boxes: 'boxes',
  typeNumber: (many: string) => `Please type a number of ${many}, such as 4.`,
  atMost: (most: string, many: string) => `At most ${most} ${many}. Please ask us for more.`,
  whole: (many: string, counted: string) => `${many.charAt(0).toUpperCase()}${many.slice(1)} are whole: ${counted}`,
};
