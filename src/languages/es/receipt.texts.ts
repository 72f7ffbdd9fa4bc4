import type { receiptTexts as english } from '../../domain/receipt.texts';

export const receiptTexts: typeof english = {
  paid: 'Pagado',
  installed: (sqft) => `Incluida para ${sqft} pies², lo que cubren sus cajas.`,
  notInstalled: 'No está incluida en este pedido.',
  installersCall: 'Nuestros instaladores le llamarán para acordar el día del trabajo.',
  ready: 'Sus cajas están listas para recoger.',
  onAgreedDay: 'Entregamos el día que acordamos.',
  onDay: (day) => `Entregamos el ${day}.`,
  emailWhenOut: 'Le enviaremos un correo cuando sus cajas estén en camino.',
  out: 'Sus cajas están en camino.',
  pickedUp: 'Usted ya recogió sus cajas.',
  delivered: 'Sus cajas fueron entregadas.',
  cancelled: 'Este pedido fue cancelado. No queda nada por hacer.',
  emailWhenReady: 'Le enviaremos un correo cuando sus cajas estén listas para recoger.',
  weCall: 'Le llamaremos para acordar el día de la entrega.',
};
