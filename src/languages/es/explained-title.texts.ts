import type { explainedTitleTexts as english } from '../../features/find/explained-title.texts';

export const explainedTitleTexts: typeof english = {
  means: (title) => `Qué significa ${title}`,
};
