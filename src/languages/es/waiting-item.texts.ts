import type { waitingItemTexts as english } from '../../ui/waiting-item.texts';

export const waitingItemTexts: typeof english = {
  saved: (age) => `Guardado en este dispositivo ${age}`,
};
