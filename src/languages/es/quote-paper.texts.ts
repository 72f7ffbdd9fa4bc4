import type { quotePaperTexts as english } from '../../features/quotes/quote-paper.texts';

export const quotePaperTexts: typeof english = {
  quote: 'Cotización',
  madeOn: (day) => `Hecha el ${day}. `,
  validUntil: (day) => `Válida hasta el ${day}.`,
  customer: 'Para',
  salesperson: 'De',
  note: 'Nota',
  floor: 'Piso',
  boxes: 'Cajas',
  aBox: 'La caja',
  total: 'Total',
  areas: (area, perBox) => `${area} pies² · ${perBox} pies² por caja`,
  rooms: 'Habitaciones',
  totalWithEverything: 'Total con todo',
  pickup: 'Recogida',
  free: 'Gratis',
  deliveryTo: (zip) => `Entrega al código postal ${zip}`,
  kept: 'La tienda mantiene estos precios de los pisos mientras la cotización sea válida, una vez y en un solo pedido. La dirección que elija en el carrito decide cuánto cuesta la entrega.',
  notKept:
    'Cuando compre valen los precios de ese día; la tienda muestra los dos. La dirección que elija en el carrito decide cuánto cuesta la entrega.',
};
