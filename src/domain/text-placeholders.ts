import { formatUsd, type Cents } from './money';

/** What the store writes into the owner's texts. */
export interface PlaceholderValues {
  /** The lowest price per sqft of the floors on sale; null without any. */
  readonly cheapest: Cents | null;
}

export const CHEAPEST = '{cheapest}';

/** Where no floor has a price. */
const NO_PRICE = 'today’s price';

/** '{cheapest}' becomes '$1.99'; other words in braces stay, for `unknownPlaceholders` to tell. */
export function fillPlaceholders(text: string, { cheapest }: PlaceholderValues): string {
  return text.replaceAll(CHEAPEST, cheapest === null ? NO_PRICE : formatUsd(cheapest));
}

/** In order, each once: '{cheapst}', '{ cheapest }'. */
export function unknownPlaceholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\s*[\p{L}_][\p{L}\p{N}_. -]{0,40}\}/gu))].filter((found) => found !== CHEAPEST);
}

const LOWEST = String.raw`(?:from|start(?:s|ing)?|as low as|as little as|only|just|desde|a partir de|por s[oó]lo)`;
const HAND_WRITTEN = new RegExp(
  String.raw`([^.!?]{0,60}?)\b${LOWEST}(?: (?:at|from|just|only|s[oó]lo))? ?(?:us)?\$ ?(\d{1,3}(?:\.\d{1,2})?)(?![\d,])(?=([^.!?]{0,30}))`,
  'giu',
);
const OTHER_WORK = /\b(?:install|deliver|labou?r|instal|entreg|sample|muestra|box|caja)/iu;
/** No floor costs so much; a larger sum is of something else, unless its unit says otherwise. */
const DEAREST_SQFT: Cents = 2_000;
const PER_SQFT = /^\s*(?:\/|per|an?\b|por|each|el)\s*(?:sq|square|pie|foot)/iu;

/**
 * Prices per sqft that a text itself calls the lowest, 'from $2.29', and that are not the cheapest of today. Of plain text. Prices of
 * installation, delivery, samples and boxes are not meant.
 */
export function staleLowestPrices(text: string, cheapest: Cents): readonly string[] {
  const found: string[] = [];
  for (const [, before = '', amount = '', after = ''] of text.replaceAll(/\s+/gu, ' ').matchAll(HAND_WRITTEN)) {
    const cents = Math.round(Number(amount) * 100);
    const isPerSqft = PER_SQFT.test(after);
    if (cents === cheapest || OTHER_WORK.test(before) || (!isPerSqft && (cents > DEAREST_SQFT || OTHER_WORK.test(after)))) continue;
    found.push(formatUsd(cents));
  }
  return found;
}
