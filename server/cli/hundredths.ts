/** '7', '7.25', '$2.75' and '10 %' as whole hundredths; null for anything else. */
export function readHundredths(text: string): number | null {
  const [, units = '', decimals = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?\s?%?$/.exec(text.trim()) ?? [];
  return units === '' ? null : Number(`${units}${decimals.padEnd(2, '0')}`);
}
