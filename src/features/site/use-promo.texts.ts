export const usePromoTexts = {
  takenOff: (code: string, reason: string) => `${code} was taken off. ${reason}`,
};
