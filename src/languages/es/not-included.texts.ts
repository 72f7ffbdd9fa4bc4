import type { notIncludedTexts as english } from '../../domain/rooms/not-included.texts';

export const notIncludedTexts: typeof english = {
  stairs: 'Escaleras',
  stairsWhy: 'Cada escalón se corta y se remata a mano. Damos el precio después de verlas.',
  oldFloor: 'Quitar el piso viejo',
  oldFloorWhy: 'Depende de lo que haya allí. Pídanos un precio antes de ese día.',
  trims: 'Molduras y transiciones',
  trimsWhy: 'La lista de materiales las cuenta. Aquí no las vendemos.',
  moisture: 'Prueba de humedad',
  moistureWhy: 'La losa de concreto se mide antes de colocar el piso. Pregunte a su instalador.',
  sentence: (things) => `No está en el precio: ${things}.`,
};
