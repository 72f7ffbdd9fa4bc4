import type { typedContactTexts as english } from '../../domain/typed-contact.texts';

export const typedContactTexts: typeof english = {
  email: 'Escriba un correo como nombre@ejemplo.com',
  telephone: 'Escriba un teléfono de 10 dígitos o deje el campo vacío.',
  fiveDigits: 'Escriba los cinco dígitos de su código postal, por ejemplo 33145.',
};
