import type { sampleRequestTexts as english } from '../../domain/sample-request.texts';

export const sampleRequestTexts: typeof english = {
  zip: 'Escriba un código postal como 33145',
  noFloor: 'Elija primero un piso: la página de cada piso tiene «Pedir una muestra».',
  tooMany: (most) => `Enviamos hasta ${most} muestras a la vez. Quite algunas.`,
  twice: 'De cada piso va una sola muestra. Quite la segunda.',
};
