import { plainText } from '../../src/domain/text';
import { formatUsd, type Cents } from '../../src/domain/money';
import { CHEAPEST, staleLowestPrices, unknownPlaceholders } from '../../src/domain/text-placeholders';
import { CONTENT_FILES, CONTENT_KINDS } from '../content-files/file-shapes';
import type { ShopSettings } from '../repositories/content-document-shapes';
import type { ContentRows } from '../repositories/content-rows';
import type { ReadinessItem } from './readiness';
import { SETTING_FIELDS } from './setting-fields';

interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/** Only what is wrong: an unknown placeholder, and a lowest price written by hand that is not that of today. */
export function readinessOfTexts(content: ContentRows, settings: ShopSettings, cheapest: Cents | null): readonly ReadinessItem[] {
  const texts = [...contentTexts(content), ...settingTexts(settings)];
  return texts.flatMap(({ place, text }) => {
    const wrong = (found: string, todo: string): ReadinessItem => ({
      part: 'content',
      name: 'prices in texts',
      isReady: false,
      found,
      todo,
    });
    return [
      ...unknownPlaceholders(text).map((unknown) =>
        wrong(`${place}: ${unknown}`, `${CHEAPEST} is the only word in braces that the store fills`),
      ),
      ...(cheapest === null
        ? []
        : staleLowestPrices(plainText(text), cheapest).map((price) =>
            wrong(
              `${place}: ${price}; the cheapest floor is ${formatUsd(cheapest)}`,
              `write ${CHEAPEST}, and the store fills in the price`,
            ),
          )),
    ];
  });
}

function contentTexts(content: ContentRows): readonly PlacedText[] {
  return CONTENT_KINDS.flatMap((kind) => {
    const value: unknown = content[kind];
    const { file } = CONTENT_FILES[kind];
    if (!Array.isArray(value)) return textsOf(value, file);
    return value.flatMap((entry: unknown, index) => textsOf(entry, `${file}, entry ${index + 1}`));
  });
}

function textsOf(entry: unknown, place: string): readonly PlacedText[] {
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'string' ? [{ place: `${place}, ${name.replace(/Html$/, '')}`, text }] : [],
  );
}

function settingTexts(settings: ShopSettings): readonly PlacedText[] {
  return SETTING_FIELDS.map(({ name, show }) => ({ place: `setting ${name}`, text: show(settings) }));
}
