import { quoteReadingTexts } from './quote-reading.texts';
import { MAX_QUOTE_LINES } from './quote';
import type { QuoteLinkReading } from './quote-link';

export interface ReadingWords {
  readonly title: string;
  readonly words: string;
}

type Kind = Exclude<QuoteLinkReading['kind'], 'quote' | 'part'>;

/** The message for a text that is no quote of this shop, with the next step. */
export function readingWords(kind: Kind): ReadingWords {
  switch (kind) {
    case 'foreign':
      return quoteReadingTexts.foreign;
    case 'cut':
      return quoteReadingTexts.cut;
    case 'changed':
      return quoteReadingTexts.changed;
    case 'other-shop':
      return quoteReadingTexts.otherShop;
    case 'older-version':
      return quoteReadingTexts.olderVersion;
    case 'newer-version':
      return quoteReadingTexts.newerVersion;
    case 'too-many-lines':
      return { title: quoteReadingTexts.tooManyLines, words: quoteReadingTexts.tooManyLinesWords(MAX_QUOTE_LINES) };
    case 'impossible':
      return quoteReadingTexts.impossible;
  }
}
