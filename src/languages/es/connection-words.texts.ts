import type { connectionWordsTexts as english } from '../../features/connection/connection-words.texts';

export const connectionWordsTexts: typeof english = {
  detailsOnline: 'Los detalles se abren cuando vuelva a tener conexión.',
  detailsNotLoaded: 'Los detalles no se cargaron. Inténtelo de nuevo en un momento.',
  saved: 'Guardado ',
  tryNow: 'Intentar ahora',
  savedHere: 'Guardado en este dispositivo',
  stillNoAnswer: 'La tienda todavía no responde. Seguimos intentando automáticamente.',
  notAllTaken: 'La tienda responde, pero todavía no lo ha recibido todo. Seguimos intentando automáticamente.',
  answers: 'La tienda responde.',
  offline: 'No tiene conexión',
  savingChanges: 'Guardando sus cambios',
  sending: 'Enviando lo pendiente',
  attention: 'Requiere su atención',
  allSaved: 'Todo guardado',
  inPageAlone:
    'Su cambio no está en este dispositivo, solo en esta página. Déjela abierta hasta que la tienda lo tenga; lo enviamos automáticamente en cuanto podamos.',
  offlineLead: 'Los pisos que ya miró se siguen abriendo, y puede cambiar su carrito. Para iniciar sesión y pagar hace falta conexión.',
  safeHere:
    'Lo que hizo está a salvo en este dispositivo. Lo enviamos automáticamente en cuanto haya conexión con la tienda, incluso después de cerrar esta página si su navegador lo permite.',
  onItsWay: 'Lo que hizo está a salvo en este dispositivo y en camino a la tienda.',
  refused: 'La tienda respondió y no aceptó lo que aparece aquí. No afecta a nada más.',
  nothingWaits: 'No hay nada pendiente en este dispositivo.',
  newVersion: 'Hay una versión nueva',
  reload: 'Actualizar',
  later: 'Después',
};
