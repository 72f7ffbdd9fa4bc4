import type { samplesTexts as english } from '../../features/samples/samples.texts';

export const samplesTexts: typeof english = {
  order: 'Pedir una muestra',
  notLoaded: 'No se pudo cargar el pedido de muestras. Conéctese a internet e inténtelo de nuevo.',
};
