import type { addressTexts as english } from '../../domain/address.texts';

export const addressTexts: typeof english = {
  name: 'Escriba el nombre de quien recibe',
  line1: 'Escriba la línea 1 de la dirección',
  city: 'Escriba la ciudad',
  state: 'Escriba el estado',
  mobileNumber: 'Escriba un celular válido de 10 dígitos',
  hasAgreed: 'Acepte los Términos y Condiciones',
  authKey: 'Falta la autenticación',
};
