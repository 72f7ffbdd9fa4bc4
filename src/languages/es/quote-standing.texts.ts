import type { quoteStandingTexts as english } from '../../features/site/quote-standing.texts';

export const quoteStandingTexts: typeof english = {
  kept: (day) =>
    `La tienda mantiene estos precios de los pisos hasta el ${day}, una vez, en un solo pedido, hasta el número de cajas cotizado. Si el precio de hoy es más bajo, usted paga ese. La instalación, los impuestos y la entrega son los del día en que pague.`,
  refused: (reason) => `Valen los precios de hoy. ${reason}`,
  asking: 'Se están comprobando los precios cotizados…',
  busy: 'La tienda no pudo comprobar los precios cotizados en este momento. Hasta que lo haga, valen los precios de hoy. Vuelva a abrir esta página en unos minutos.',
  offline:
    'La tienda confirma estos precios cuando este dispositivo tenga conexión y no hayan cambiado. Hasta entonces valen los precios de hoy.',
};
