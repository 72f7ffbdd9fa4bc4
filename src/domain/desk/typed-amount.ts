import type { Cents } from '../money';

/** '50', '50.25' and '$50'; null for nothing typed; undefined for what is no amount, a comma included, which may be meant either way. */
export function readAmountCents(typed: string): Cents | null | undefined {
  const figure = typed.trim().replace(/^\$\s?/, '');
  if (figure === '') return null;
  const [, dollars = '', cents = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(figure) ?? [];
  return dollars === '' ? undefined : Number(`${dollars}${cents.padEnd(2, '0')}`);
}
