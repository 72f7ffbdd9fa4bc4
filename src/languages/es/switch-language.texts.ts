import type { switchLanguageTexts as english } from '../../features/site/switch-language.texts';

export const switchLanguageTexts: typeof english = {
  notHere: (name) => `No se pudo cargar ${name}. Conéctese a internet e inténtelo de nuevo.`,
};
