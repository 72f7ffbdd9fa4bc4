import type { typedBoxesTexts as english } from '../../domain/typed-boxes.texts';

export const typedBoxesTexts: typeof english = {
  box: 'caja',
  boxes: 'cajas',
  typeNumber: (many) => `Escriba un número de ${many}, por ejemplo 4.`,
  atMost: (most, many) => `Como máximo ${most} ${many}. Para más, pregúntenos.`,
  whole: (_many, counted) => `Solo números enteros: ${counted}`,
};
