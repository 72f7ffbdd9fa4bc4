import type { dayNumberTexts as english } from '../../domain/day-number.texts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

export const dayNumberTexts: typeof english = {
  day: (day, month, year) => `${day} ${MONTHS[month] ?? ''} ${year}`,
  published: (day, month, year) => `${day} ${MONTHS[month] ?? ''} ${year}`,
};
