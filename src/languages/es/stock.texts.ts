import type { stockTexts as english } from '../../domain/stock.texts';

export const stockTexts: typeof english = {
  backOn: (day) => `De vuelta el ${day}`,
  noneOnHand: (asOf) => `Sin cajas en existencia el ${asOf}`,
  onHand: (boxes, asOf) => `${boxes} en existencia el ${asOf}`,
  fewer: (onHand, chosen, asOf) => `Hay menos cajas de las que eligió: ${onHand} de ${chosen} el ${asOf}`,
  moreComes: (day) => `Llegan más el ${day}`,
  allLater: (words) => `${words}. Puede pedirlo de todos modos; puede tardar más.`,
  restLater: (words) => `${words}. Puede pedirlas de todos modos; las demás pueden tardar más.`,
  noBoxes: (title) => `${title} no tiene cajas en existencia; quítelo de su carrito o llámenos.`,
  has: (title, boxes) => `${title} tiene ${boxes} en existencia`,
  choose: (free, count) => `elija ${free === 1 ? '1 caja' : `${count} o menos`}`,
  chooseOrCall: (has, choose) => `${has}; ${choose}, o llámenos.`,
  allHeld: (has) => `${has}, y otros clientes las están pagando todas; inténtelo de nuevo en una hora o llámenos.`,
  someHeld: (has, held, choose) => `${has}, y otros clientes están pagando ${held}; ${choose}, inténtelo de nuevo en una hora o llámenos.`,
};
