import type { openingHoursTexts as english } from '../../domain/opening-hours.texts';

export const openingHoursTexts: typeof english = {
  days: {
    Mo: 'lunes',
    Tu: 'martes',
    We: 'miércoles',
    Th: 'jueves',
    Fr: 'viernes',
    Sa: 'sábado',
    Su: 'domingo',
  },
  range: (from, to) => `${from} a ${to}`,
  hours: (days, opens, closes) => `${days.charAt(0).toUpperCase()}${days.slice(1)}, de ${opens} a ${closes}`,
};
