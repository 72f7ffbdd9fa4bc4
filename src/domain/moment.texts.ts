export const momentTexts = {
  justNow: 'just now',
  ago: (count: number, unit: 'minute' | 'hour' | 'day') => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
};
