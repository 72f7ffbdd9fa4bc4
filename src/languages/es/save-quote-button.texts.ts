import type { saveQuoteButtonTexts as english } from '../../features/quotes/save-quote-button.texts';

export const saveQuoteButtonTexts: typeof english = {
  saveAsQuote: 'Guardar como cotización',
  notOpened: 'No se pudieron abrir las cotizaciones. Conéctese a internet e inténtelo de nuevo.',
};
