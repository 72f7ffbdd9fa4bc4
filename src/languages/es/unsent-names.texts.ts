import type { unsentNamesTexts as english } from '../../features/session/unsent-names.texts';
import { plural } from '../../domain/plural';

export const unsentNamesTexts: typeof english = {
  things: {
    cart: (count) => `${count} ${plural(count, 'cambio del carrito', 'cambios del carrito')}`,
    rooms: (count) => `${count} ${plural(count, 'proyecto medido', 'proyectos medidos')}`,
    messages: (count) => `${count} ${plural(count, 'mensaje', 'mensajes')}`,
    samples: (count) => `${count} ${plural(count, 'pedido de muestras', 'pedidos de muestras')}`,
  },
  and: (first, last) => `${first} y ${last}`,
};
