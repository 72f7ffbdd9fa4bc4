import type { cardPaymentLimitsTexts as english } from '../../domain/card-payment-limits.texts';

export const cardPaymentLimitsTexts: typeof english = {
  tooSmall: (least, total) =>
    `Un pago con tarjeta debe ser de ${least} como mínimo, y esto suma ${total}. Agregue algo a su carrito o llámenos.`,
  tooLarge: 'Este pedido es demasiado grande para un solo pago con tarjeta. Llámenos.',
};
