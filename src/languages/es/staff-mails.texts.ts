import type { staffMailsTexts as english } from '../../../server/mail/staff-mails.texts';

export const staffMailsTexts: typeof english = {
  subject: (shop) => `Su lugar en el Mostrador de ${shop}`,
  hello: (name) => `Hola, ${name}:`,
  invites: (shop) =>
    `${shop} le invita a su Mostrador, donde se atienden los pedidos, las muestras y las existencias. Elija aquí su contraseña en el plazo de tres días; el enlace funciona una sola vez:`,
  needsApp: 'Necesita una aplicación de autenticación en su teléfono, como la que usa para su banco.',
  ifNotStaff: 'Si usted no trabaja allí, ignore este correo: no pasa nada.',
  newMessage: (name) => `Mensaje de ${name}`,
  messageHeading: 'Un mensaje de la página de contacto',
  from: 'De',
  answerThere: 'Para responder, escriba a esa dirección: una respuesta a este correo se queda en la tienda.',
};
