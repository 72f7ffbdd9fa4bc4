import { scanTexts } from './scan.texts';
import type { Product } from '../../domain/catalogue';
import { formatUsd } from '../../domain/money';
import { dayNumberOf, dayOf, dayText, formatDay } from '../../domain/day-number';
import { readQuoteLink } from '../../domain/quote/quote-link';
import type { QuotePart } from '../../domain/quote/quote-envelope';
import { readQuoteNumber } from '../../domain/quote/quote-number';
import { readingWords } from '../../domain/quote/quote-reading-words';
import { readScannedCode, type ScannedCode } from '../../domain/scanned-code';
import type { ShelfTag } from '../../domain/shelf-tag';
import { codeWords, unknownFloors, unknownNumber } from './scan-words';

export interface ScanNotice {
  readonly kind: 'notice';
  readonly title: string;
  readonly words: string;
  /** It can be opened nevertheless. */
  readonly floor?: Product;
  readonly search?: string;
}

export type ScanFinding =
  | { readonly kind: 'floor'; readonly slug: string; readonly product: Product | null }
  /** The part after '#'. */
  | { readonly kind: 'quote'; readonly fragment: string }
  | { readonly kind: 'quote-part'; readonly part: QuotePart }
  | { readonly kind: 'quote-number'; readonly number: string }
  | ScanNotice;

export interface KnownFloors {
  readonly products: readonly Product[];
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

export interface ScanSurroundings {
  readonly origin: string;
  /** Null when the list is not available. */
  readonly floors: KnownFloors | null;
  readonly isTyped: boolean;
}

/** Never throws. A code sets no price. */
export function judgeScan(text: string, surroundings: ScanSurroundings): ScanFinding {
  if (surroundings.isTyped && readQuoteNumber(text) !== null) return { kind: 'quote-number', number: text.trim() };
  const code = readScannedCode(text, surroundings.origin);
  switch (code.kind) {
    case 'floor':
      return judgeFloor(code, surroundings);
    case 'number':
      return judgeNumber(code.productId, surroundings);
    case 'quote':
      return judgeQuote(code.fragment, surroundings.origin);
    case 'words':
      return { kind: 'notice', ...codeWords(code, surroundings.isTyped), ...(surroundings.isTyped ? { search: code.text } : {}) };
    case 'other-shop':
    case 'other-page':
    case 'address':
    case 'barcode':
    case 'nothing':
      return { kind: 'notice', ...codeWords(code, surroundings.isTyped) };
  }
}

function judgeFloor(code: ScannedCode & { readonly kind: 'floor' }, { floors }: ScanSurroundings): ScanFinding {
  const { slug, tag, isTagDamaged } = code;
  // Without a list, the floor's page shows what it knows.
  if (floors === null) return { kind: 'floor', slug, product: null };
  const product = floors.products.find((each) => each.slug === slug) ?? floors.products.find(({ id }) => id === tag?.productId);
  if (product === undefined)
    return {
      kind: 'notice',
      title: scanTexts.gone,
      words: scanTexts.goneWords,
      search: slug.replaceAll('-', ' '),
    };
  if (isTagDamaged)
    return { kind: 'notice', title: scanTexts.damagedTag, words: scanTexts.damagedTagWords(pricesOf(product)), floor: product };
  return tag === null || isOfToday(tag, product)
    ? { kind: 'floor', slug: product.slug, product }
    : { kind: 'notice', ...otherPrice(tag, product, floors.readAt), floor: product };
}

function judgeNumber(productId: number, { floors }: ScanSurroundings): ScanFinding {
  if (floors === null) return { kind: 'notice', ...unknownFloors() };
  const product = floors.products.find(({ id }) => id === productId);
  return product === undefined ? { kind: 'notice', ...unknownNumber(productId) } : { kind: 'floor', slug: product.slug, product };
}

function judgeQuote(fragment: string, origin: string): ScanFinding {
  const reading = readQuoteLink(`#${fragment}`, origin);
  switch (reading.kind) {
    case 'quote':
      return { kind: 'quote', fragment };
    case 'part':
      return { kind: 'quote-part', part: reading.part };
    default:
      return { kind: 'notice', ...readingWords(reading.kind) };
  }
}

function isOfToday(tag: ShelfTag, product: Product): boolean {
  return tag.pricePerBoxCents === product.pricePerBoxCents && tag.priceCentsPerSqft === product.priceCentsPerSqft;
}

/** Says which price is older. */
function otherPrice(tag: ShelfTag, product: Product, readAt: number): { readonly title: string; readonly words: string } {
  const day = dayNumberOf(tag.day);
  const says = pricesText(tag.priceCentsPerSqft, tag.pricePerBoxCents);
  const isTagNewer = day > dayOf(readAt);
  return isTagNewer
    ? { title: scanTexts.newerTag, words: scanTexts.newerTagWords(dayText(day), says, pricesOf(product), formatDay(readAt)) }
    : { title: scanTexts.olderTag, words: scanTexts.olderTagWords(dayText(day), says, pricesOf(product)) };
}

function pricesOf({ priceCentsPerSqft, pricePerBoxCents }: Product): string {
  return priceCentsPerSqft === null || pricePerBoxCents === null ? scanTexts.withoutPrice : pricesText(priceCentsPerSqft, pricePerBoxCents);
}

function pricesText(centsPerSqft: number, boxCents: number): string {
  return scanTexts.prices(formatUsd(centsPerSqft), formatUsd(boxCents));
}
