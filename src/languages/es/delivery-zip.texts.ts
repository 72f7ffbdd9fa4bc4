import type { deliveryZipTexts as english } from '../../domain/delivery-zip.texts';

export const deliveryZipTexts: typeof english = {
  fiveDigits: 'Escriba los cinco dígitos de su código postal, por ejemplo 33145.',
};
