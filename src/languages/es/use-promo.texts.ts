import type { usePromoTexts as english } from '../../features/site/use-promo.texts';

export const usePromoTexts: typeof english = {
  takenOff: (code, reason) => `Se quitó ${code}. ${reason}`,
};
