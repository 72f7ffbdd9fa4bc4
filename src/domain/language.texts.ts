import type { Language } from './languages';

export const languageTexts: { readonly code: Language } = {
  code: 'en',
};
