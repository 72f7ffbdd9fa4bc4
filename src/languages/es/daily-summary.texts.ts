import { plural } from '../../domain/plural';
import type { dailySummaryTexts as english } from '../../../server/mail/daily-summary.texts';

export const dailySummaryTexts: typeof english = {
  orders: (orders, count) => `${count} ${plural(orders, 'pedido', 'pedidos')}`,
  messages: (messages, count) => `${count} ${plural(messages, 'mensaje', 'mensajes')}`,
  ofSamples: (orders) => `, ${orders} de muestras`,
  refunded: (usd) => `${usd} reembolsados`,
  refundsFailed: (usd) => `fallaron ${usd} de reembolsos anteriores`,
  firstSubject: (shop) => `${shop}: su tienda envía sus correos y aquí le cuenta su día`,
  subject: (orders, usd) => `Su tienda: ${orders}, ${usd}`,
  first:
    'Este es el primero de los correos diarios a la tienda. Los pedidos y mensajes se avisan al momento, cada uno en su propio correo.',
  since: (time, orders, usd, refunded, messages, samples) =>
    `Desde ${time}: ${orders} por ${usd} en total, ${refunded}, ${messages}${samples}.`,
  openOrders: 'Pedidos abiertos',
  none: 'Ninguno.',
  openList: (waiting) => `${waiting}. 'orders --state open' los muestra.`,
  samplesToSend: 'Muestras por enviar',
  samplesList: (orders) => `${orders}. 'samples --state new' los muestra.`,
  failedMails: 'Correos que no se pudieron enviar',
  failedList: (count) => `${count}. 'mail' dice por qué, 'mail retry' los envía.`,
};
