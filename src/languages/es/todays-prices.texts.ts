import type { todaysPricesTexts as english } from '../../features/quotes/todays-prices.texts';
import { plural } from '../../domain/plural';

export const todaysPricesTexts: typeof english = {
  title: 'Precios de hoy',
  notHere: 'Los precios de hoy no están en este dispositivo. Conéctese a internet para compararlos y para comprar.',
  loading: 'Cargando los precios de hoy…',
  aBox: 'La caja',
  quote: 'Cotización',
  today: 'Hoy',
  noLongerSold: 'Ya no se vende',
  withEverything: 'Con todo',
  more: (difference) => `Son ${difference} más que en la cotización.`,
  less: (difference) => `Son ${difference} menos que en la cotización.`,
  moreWithoutDelivery: (difference) => `Son ${difference} más que en la cotización, ambos sin la entrega.`,
  lessWithoutDelivery: (difference) => `Son ${difference} menos que en la cotización, ambos sin la entrega.`,
  todaysCount: ' Cuando compre valen los precios de hoy.',
  keptOn: (day) => `Precios del ${day}, como están guardados en este dispositivo.`,
  same: (boxes) => `${boxes}, mismo precio`,
  dearer: (boxes) => `${boxes}, hoy más caro`,
  cheaper: (boxes) => `${boxes}, hoy más barato`,
  otherBox: (boxes, area) => `${boxes}. Hoy una caja cubre ${area} pies²: revise cuántas necesita`,
  gone: (floors) =>
    `Ya no se ${plural(floors.length, 'vende', 'venden')}: ${floors.join(', ')}. El total de hoy no ${plural(floors.length, 'lo', 'los')} incluye.`,
  promo: (code) => `La cotización cuenta el código promocional ${code}. Escríbalo en el carrito: allí se revisa.`,
  unchanged: 'Nada ha cambiado desde que se hizo la cotización.',
  expired: (day) => `Esta cotización venció el ${day}. Al lado están los precios de hoy.`,
  notYet: (day) =>
    `Esta cotización tiene fecha del ${day}, que todavía no llega. Revise la fecha de este dispositivo y la del que la hizo.`,
};
