import type { quoteFormTexts as english } from '../../features/quotes/quote-form.texts';
import { formatCount } from '../../domain/number-text';

export const quoteFormTexts: typeof english = {
  saveAsQuote: 'Guardar como cotización',
  withEverything: 'con todo',
  sum: (what, day) => `${what}, válida hasta el ${day}`,
  cheaperInCart: 'Su carrito tiene precios de una cotización anterior. Esta cotización se hace con los precios de hoy.',
  namesStay:
    'Los nombres y la nota se quedan en este dispositivo. El enlace y el código llevan pisos, cajas, precios y un código postal para la entrega.',
  save: 'Guardar cotización',
  customer: 'Nombre del cliente (opcional)',
  salesperson: 'Vendedor (opcional)',
  note: 'Nota (opcional)',
  copyAndChange: 'Copiar y cambiar',
  todaysVersion: (day) => `La versión nueva tiene los precios de hoy y es válida hasta el ${day}. Esta queda como está.`,
  sameVersion: (day) =>
    `La versión nueva tiene los precios de esta cotización, pues los de hoy no están en este dispositivo, y es válida hasta el ${day}. Esta queda como está.`,
  leftOut: (floor) => `${floor} ya no se vende, así que no se incluye.`,
  aBox: (price) => `${price} la caja`,
  saveVersion: 'Guardar la versión nueva',
  putBack: 'No incluido: devolver',
  putFloorBack: (floor) => `No incluido: devolver ${floor}`,
  boxesOf: (floor) => `Cajas de ${floor}`,
  leaveOut: (floor) => `No incluir ${floor}`,
  boxLess: (floor) => `Una caja menos de ${floor}`,
  boxMore: (floor) => `Una caja más de ${floor}`,
  tooManyQuotes: (quotes) => `Este dispositivo guarda ${formatCount(quotes)} cotizaciones. Borre algunas y después guarde esta.`,
  empty: 'Todavía no tiene ningún piso. Elija primero un piso y un área.',
  tooManyLines: (lines) => `Una cotización tiene ${lines} pisos como máximo. Haga dos cotizaciones.`,
  tooManyBoxes: (boxes) => `Un piso tiene más de ${formatCount(boxes)} cajas. Pregúntenos, por favor.`,
  withoutPrice: 'Un piso no tiene precio por el momento. Quítelo o pregúntenos su precio.',
};
