import type { billTexts as english } from '../../domain/bill.texts';

export const billTexts: typeof english = {
  items: 'Total de artículos',
  installation: 'Instalación',
  taxes: 'Impuestos estimados',
  shipping: 'Entrega',
  discount: 'Descuento',
  total: 'Por pagar',
};
