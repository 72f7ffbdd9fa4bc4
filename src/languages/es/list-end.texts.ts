import type { listEndTexts as english } from '../../features/catalogue/list-end.texts';

export const listEndTexts: typeof english = {
  showing: (shown, count) => `Se muestran ${shown} de ${count} pisos`,
};
