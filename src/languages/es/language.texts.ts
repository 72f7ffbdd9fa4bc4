import type { languageTexts as english } from '../../domain/language.texts';

export const languageTexts: typeof english = {
  code: 'es',
};
