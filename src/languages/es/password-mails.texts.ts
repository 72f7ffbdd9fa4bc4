import type { passwordMailsTexts as english } from '../../../server/mail/password-mails.texts';

export const passwordMailsTexts: typeof english = {
  resetSubject: (shop) => `Cambie su contraseña de ${shop}`,
  youAsked: (shop) =>
    `Usted pidió una nueva contraseña para su cuenta de ${shop}. Elíjala aquí en el plazo de una hora; el enlace funciona una sola vez:`,
  signsOut: 'Al elegir una nueva contraseña se cierra su sesión en todas partes. Si usted no la pidió, ignore este correo: no cambia nada.',
  changedSubject: (shop) => `Se cambió su contraseña de ${shop}`,
  wasChanged: (shop) => `La contraseña de su cuenta de ${shop} se acaba de cambiar, y se cerró la sesión en todos los demás dispositivos.`,
  ifNotYou: 'Si fue usted, no tiene que hacer nada. Si no, elija ahora una nueva contraseña, que cierra la sesión de todos:',
};
