import type { securityTexts as english } from '../../../server/security/security.texts';

export const securityTexts: typeof english = {
  sessionEnded: 'Su sesión terminó. Inicie sesión de nuevo.',
  noKey: 'No se encontró ninguna sesión',
  deskEnded: 'Su sesión en el Mostrador terminó. Inicie sesión de nuevo.',
  deskSignIn: 'Inicie sesión en el Mostrador.',
  shortPassword: (characters) => `Elija una contraseña de al menos ${characters} caracteres.`,
  commonPassword: 'Esta contraseña es una de las primeras que cualquiera adivinaría. Elija otra, por ejemplo varias palabras.',
};
