import type { compareToggleTexts as english } from '../../features/catalogue/compare-toggle.texts';

export const compareToggleTexts: typeof english = {
  ofFloor: (title) => `Comparar ${title}`,
  full: (most) => `Ya compara ${most} pisos, los que caben lado a lado. Quite uno primero: pulse otra vez su botón Comparar.`,
};
