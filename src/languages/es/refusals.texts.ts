import type { refusalsTexts as english } from '../../offline/refusals.texts';

export const refusalsTexts: typeof english = {
  message: 'La tienda no pudo recibir este mensaje. Si es largo, acórtelo.',
  project: 'Su cuenta no pudo recibir este proyecto.',
};
