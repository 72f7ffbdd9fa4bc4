import type { promoTexts as english } from '../../domain/promo.texts';

export const promoTexts: typeof english = {
  empty: 'Escriba un código promocional',
  outOfDates: 'Este código promocional venció o aún no está activo',
  invalid: 'Código promocional no válido o inactivo',
  failed: 'Algo salió mal. Inténtelo de nuevo.',
};
