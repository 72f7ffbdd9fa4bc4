import { expect, it } from 'vitest';
import { formatDay } from './day-number';
import { formatMoment } from './moment';

it('A moment is told with day and time as in the United States, in the time zone of the device', () => {
  const at = new Date(2026, 10, 21, 21, 5).getTime();
  expect(formatMoment(at).replace(/\s/g, ' ')).toBe('November 21, 2026 at 9:05 PM');
  expect(formatMoment(new Date(2026, 0, 2, 9, 0).getTime()).replace(/\s/g, ' ')).toBe('January 2, 2026 at 9:00 AM');
  expect(formatDay(at)).toBe('Nov 21, 2026');
});
