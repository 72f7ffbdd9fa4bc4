import type { errorScreenTexts as english } from '../../app/error-screen.texts';

export const errorScreenTexts: typeof english = {
  wrong: '¡Uy! Algo salió mal :( ',
  refresh: 'Actualizar',
  notLoaded: 'Esta página no se cargó',
  tryAgain: 'Intentar de nuevo',
  partMissing: 'Falta una parte de la página. Revise su conexión. La página se abre sola en cuanto llegue.',
};
