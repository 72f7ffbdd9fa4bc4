import { plural } from '../../domain/plural';
import type { sampleMailsTexts as english } from '../../../server/mail/sample-mails.texts';

export const sampleMailsTexts: typeof english = {
  samples: (count) => `${count} ${plural(count, 'muestra', 'muestras')}`,
  floor: 'Piso',
  newSubject: (samples, id) => `Nuevo pedido de ${samples}, número ${id}`,
  newHeading: (samples) => `Nuevo pedido de ${samples}`,
  wouldLike: (name, samples) => `${name} quiere ${samples}.`,
  sendTo: 'Enviar a',
  questionsTo: 'Preguntas a',
  reachedAt: (email, telephone) => `${email}, teléfono ${telephone}`,
  nextStep: 'Su siguiente paso',
  paceSubject: (count) => `REVISE: hoy se pidieron ${count} muestras`,
  paceHeading: (count) => `Hoy se pidieron ${count} muestras`,
  paceWhy: (aDay, aMonth, days) =>
    `Son más de ${aDay} en un día. Una casa y un correo reciben hasta ${aMonth} en ${days} días, se escriban como se escriban; alguien puede estar pidiendo con nombres y direcciones inventados.`,
  lookThrough: 'Revíselas antes de enviarlas. Este correo llega a lo sumo una vez al día.',
  toList: 'Para verlas',
  toSendNothing: 'Para no enviar nada',
  toOfferNone: 'Para no ofrecer muestras por un tiempo',
  shippedSubject: (count, shop) => `${plural(count, 'Su muestra está', 'Sus muestras están')} en camino: ${shop}`,
  shippedHeading: (count) => plural(count, 'Su muestra está en camino', 'Sus muestras están en camino'),
  haveSent: (samples) => `Enviamos ${samples} a la dirección que se dio con el pedido.`,
  layThem: (count) => `${plural(count, 'Póngala', 'Póngalas')} en la habitación, de día y con luz de lámpara, antes de elegir.`,
  question: '¿No pidió muestras o tiene alguna pregunta?',
};
