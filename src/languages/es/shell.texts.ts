import type { shellTexts as english } from '../../app/shell.texts';

export const shellTexts: typeof english = {
  noScript: 'Active JavaScript para comprar.',
  notStarted: 'La tienda no pudo abrirse. Vuelva a cargar la página.',
};
