import type { numberTextTexts as english } from '../../domain/number-text.texts';

export const numberTextTexts: typeof english = {
  box: 'caja',
  boxes: 'cajas',
};
