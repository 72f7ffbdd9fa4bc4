import type { Cents } from '../../src/domain/money';
import { readFigure } from '../owner-files/typed-figure';

const MOST_HUNDREDTHS = 999_999_999;

/** '50', '50.25' and '$50' in cents; a sentence when it is wrong. */
export function readAmount(typed: string): Cents | string {
  const cents = readHundredths(typed, '$');
  if (cents !== null && cents > 0) return cents;
  const figure = typed.replaceAll(/[\s_%]|usd/gi, '');
  // Before one or two last digits a comma is a decimal comma.
  const meant = readHundredths(figure.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', ''), '$');
  const hint = meant === null || meant === 0 ? 'such as 50 or 50.25' : `such as ${(meant / 100).toFixed(2)}`;
  return `'${typed}' is no amount to refund. Write dollars with a point before the cents, ${hint}.`;
}

/** '7' and '7.25', in dollars also '$2.75', in percent also '10 %', as whole hundredths; null for anything else. */
export function readHundredths(text: string, unit: '$' | '%'): number | null {
  // A comma may be meant either way, and this may be money that is given back.
  const hundredths = text.includes(',') ? null : readFigure(text.trim().replace(unit === '$' ? /^\$\s?/ : /\s?%$/, ''));
  return hundredths === null || hundredths > MOST_HUNDREDTHS ? null : hundredths;
}
