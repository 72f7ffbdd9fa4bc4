import { plural } from '../../domain/plural';
import type { momentTexts as english } from '../../domain/moment.texts';

const UNITS = { minute: ['minuto', 'minutos'], hour: ['hora', 'horas'], day: ['día', 'días'] } as const;

export const momentTexts: typeof english = {
  justNow: 'hace un momento',
  ago: (count, unit) => `hace ${count} ${plural(count, UNITS[unit][0], UNITS[unit][1])}`,
};
