import type { waitingMessagesTexts as english } from '../../features/enquiry/waiting-messages.texts';

export const waitingMessagesTexts: typeof english = {
  waiting: 'Mensajes en espera',
  waitingWithOrders: 'Mensajes y pedidos en espera',
  began: 'Usted empezó a cambiarlo.',
  ofMessage: {
    title: 'Mensaje a la tienda',
    notSent: 'No enviado: mensaje a la tienda',
    kept: 'Su texto se guarda aquí. Corríjalo o envíelo de nuevo como está.',
    change: 'Cambiar el mensaje',
    correct: 'Corregir el mensaje',
  },
  ofSamples: {
    title: 'Pedido de muestras',
    notSent: 'No enviado: pedido de muestras',
    kept: 'Su pedido se guarda aquí. Corríjalo o envíelo de nuevo como está.',
    change: 'Cambiar el pedido',
    correct: 'Corregir el pedido',
  },
  doNotSend: 'No enviar',
  sendAgain: 'Enviar de nuevo',
  delete: 'Borrar',
  samplesFor: (titles, name) => `${titles}, para ${name}`,
  didNotWork: 'No funcionó. Inténtelo de nuevo.',
};
