import type { orderLifeTexts as english } from '../../domain/order-life.texts';

export const orderLifeTexts: typeof english = {
  confirmed: 'Confirmado',
  ready: 'Listo para recoger',
  scheduled: 'Entrega programada',
  out: 'En camino',
  done: 'Entregado',
  pickedUp: 'Recogido',
  cancelled: 'Cancelado',
};
