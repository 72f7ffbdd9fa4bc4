import { plural } from '../../domain/plural';
import type { ordersTexts as english } from '../../features/orders/orders.texts';

export const ordersTexts: typeof english = {
  title: 'Sus pedidos',
  description: 'Lo que ha pedido, con un recibo de cada pedido.',
  list: 'Pedidos',
  earlierNotLoaded: 'Los pedidos anteriores no se cargaron. Revise su conexión e inténtelo de nuevo.',
  showEarlier: 'Ver pedidos anteriores',
  none: 'Aún no hay pedidos',
  shopNow: 'Ver pisos',
  firstAppears: 'El primer piso que pida aparece aquí, con su recibo y lo que sigue.',
  savedCopy: (age) => `No hay conexión con la tienda. Esta copia se guardó en este dispositivo ${age}.`,
  tryAgain: 'Intentar de nuevo',
  offline: 'No tiene conexión',
  notSavedYet:
    'Sus pedidos aún no están guardados en este dispositivo. Se abren en cuanto haya conexión con la tienda, y desde entonces se guardan aquí.',
  notLoaded: 'Sus pedidos no se cargaron',
  areSafe: 'La tienda no respondió como debía. Sus pedidos están a salvo; inténtelo de nuevo en un momento.',
  boxes: (boxes, count) => `${count}\u00a0${plural(boxes, 'caja', 'cajas')}`,
  miles: (miles) => `${miles}\u00a0millas`,
  Pickup: 'Recogida',
  Delivery: 'Entrega',
  twoFloors: (first, second) => `${first} y ${second}`,
  moreFloors: (first, others) => `${first} y ${others} pisos más`,
  viewReceipt: 'Ver el recibo',
  loading: 'Cargando sus pedidos...',
  job: (name) => `Obra: ${name}`,
};
