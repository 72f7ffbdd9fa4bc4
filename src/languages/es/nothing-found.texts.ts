import type { nothingFoundTexts as english } from '../../features/find/nothing-found.texts';

export const nothingFoundTexts: typeof english = {
  without: (part) => `Sin ${part}`,
  costMore: (price) => `Cuestan más de ${price} / pie².`,
};
