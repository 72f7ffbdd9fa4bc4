export const openingHoursTexts = {
  days: {
    Mo: 'Monday',
    Tu: 'Tuesday',
    We: 'Wednesday',
    Th: 'Thursday',
    Fr: 'Friday',
    Sa: 'Saturday',
    Su: 'Sunday',
  },
  range: (from: string, to: string) => `${from} to ${to}`,
  hours: (days: string, opens: string, closes: string) => `${days}, ${opens} to ${closes}`,
};
