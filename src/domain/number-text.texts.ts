export const numberTextTexts = {
  box: 'box',
  boxes: 'boxes',
};
