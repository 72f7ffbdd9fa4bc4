import type { compareNoticesTexts as english } from '../../features/compare/compare-notices.texts';

export const compareNoticesTexts: typeof english = {
  onlySoMany: (most) => `Solo caben ${most} pisos lado a lado, así que se muestran los primeros ${most}. Quite uno para ver otro.`,
};
