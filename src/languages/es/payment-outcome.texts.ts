import type { paymentOutcomeTexts as english } from '../../domain/payment-outcome.texts';

export const paymentOutcomeTexts: typeof english = {
  demo: 'Demo',
  demoOrder: 'Este es un pedido de prueba: no se cobró nada.',
  refunded: 'Reembolsado',
  partRefunded: (usd) => `${usd} reembolsados`,
  marks: { open: 'En disputa', won: 'Disputa cerrada', lost: 'Disputa perdida' },
  refundedInFull: (usd) => `Reembolso total: se devolvieron ${usd} a la tarjeta.`,
  partWasRefunded: (usd) => `Se reembolsaron ${usd} a la tarjeta.`,
  disputes: {
    open: 'El banco de la tarjeta está revisando este pago.',
    won: 'El banco de la tarjeta revisó este pago, y el pago sigue en pie.',
    lost: 'El banco de la tarjeta revirtió este pago.',
  },
};
