/** '7' and '7.25', in dollars also '$2.75', in percent also '10 %', as whole hundredths; null for anything else. */
export function readHundredths(text: string, unit: '$' | '%'): number | null {
  const figure = text.trim().replace(unit === '$' ? /^\$/ : /\s?%$/, '');
  const [, units = '', decimals = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(figure) ?? [];
  return units === '' ? null : Number(`${units}${decimals.padEnd(2, '0')}`);
}
