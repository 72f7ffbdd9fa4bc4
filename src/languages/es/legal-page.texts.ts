import type { legalPageTexts as english } from '../../features/site/legal-page.texts';

export const legalPageTexts: typeof english = {
  loading: (title) => `Cargando: ${title}`,
};
