const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const dayNumberTexts = {
  /** `month` from 0. */
  day: (day: number, month: number, year: number) => `${MONTHS[month] ?? ''} ${day}, ${year}`,
  published: (day: number, month: number, year: number) => `${String(day).padStart(2, '0')} ${MONTHS[month] ?? ''} ${year}`,
};
