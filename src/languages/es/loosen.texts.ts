import type { loosenTexts as english } from '../../domain/find/loosen.texts';

export const loosenTexts: typeof english = {
  anyPrice: 'Cualquier precio',
  upTo: (dollars) => `Hasta ${dollars} / pie²`,
  from: (dollars) => `Desde ${dollars} / pie²`,
  between: (from, to) => `${from} a ${to} / pie²`,
};
