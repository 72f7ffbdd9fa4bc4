import type { whenSentTexts as english } from '../../domain/when-sent.texts';

export const whenSentTexts: typeof english = {
  byItself: 'se envía en cuanto la tienda lo reciba',
  whenOnline: 'se enviará cuando vuelva a tener conexión',
  whenOnlineIfOpen: 'se enviará cuando vuelva a tener conexión, si esta página sigue abierta hasta entonces',
};
