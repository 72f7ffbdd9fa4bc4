import { createByteReader, type ByteReader } from './byte-reader';
import { createByteWriter } from './byte-writer';
import { isPossibleQuote, MAX_QUOTE_LINES, type Quote, type QuoteDelivery, type QuoteLine } from './quote';
import { isQuoteNumber } from './quote-number';

const HAS_INSTALLATION = 1;
const HAS_ZIP = 2;
const HAS_DELIVERY_PRICE = 4;
const HAS_PROMO = 8;
const ALL_FLAGS = 15;
/** In UTF-16 units. */
const LONGEST_PROMO = 60;

export type QuoteBytesReading = { readonly kind: 'quote'; readonly quote: Quote } | { readonly kind: 'too-many-lines' | 'impossible' };

const IMPOSSIBLE = { kind: 'impossible' } as const;

/** Takes some seven bytes per line. */
export function quoteBytes(quote: Quote): Uint8Array {
  const { number, delivery, promo, installationCentsPerSqft } = quote;
  const writer = createByteWriter();
  writer.byte(
    (installationCentsPerSqft === null ? 0 : HAS_INSTALLATION) +
      (delivery.kind === 'zip' ? HAS_ZIP : 0) +
      (delivery.kind === 'zip' && delivery.cents !== null ? HAS_DELIVERY_PRICE : 0) +
      (promo === null ? 0 : HAS_PROMO),
  );
  writer.count(number.deviceMark);
  writer.count(number.count);
  writer.count(number.version);
  writer.count(quote.madeOn);
  writer.count(quote.validUntil - quote.madeOn);
  writer.count(quote.taxPercentHundredths);
  if (installationCentsPerSqft !== null) writer.count(installationCentsPerSqft);
  if (delivery.kind === 'zip') writer.count(Number(delivery.zip));
  if (delivery.kind === 'zip' && delivery.cents !== null) writer.count(delivery.cents);
  if (promo !== null) {
    writer.text(promo.code);
    writer.count(promo.percentHundredths);
  }
  writer.count(quote.lines.length);
  for (const { productId, boxes, pricePerBoxCents, sqftPerBox } of quote.lines) {
    for (const value of [productId, boxes, pricePerBoxCents, sqftPerBox]) writer.count(value);
  }
  return writer.end();
}

/** Never throws. A quote that no shop could have made is 'impossible'. */
export function readQuoteBytes(bytes: Uint8Array): QuoteBytesReading {
  const reader = createByteReader(bytes);
  const flags = reader.byte() ?? ALL_FLAGS + 1;
  if (flags > ALL_FLAGS) return IMPOSSIBLE;
  const number = { deviceMark: reader.count() ?? -1, count: reader.count() ?? -1, version: reader.count() ?? -1 };
  const madeOn = reader.count() ?? -1;
  const validUntil = madeOn + (reader.count() ?? -1);
  const taxPercentHundredths = reader.count() ?? -1;
  const installationCentsPerSqft = (flags & HAS_INSTALLATION) === 0 ? null : (reader.count() ?? -1);
  const delivery = readDelivery(reader, flags);
  const promo = (flags & HAS_PROMO) === 0 ? null : { code: reader.text(LONGEST_PROMO) ?? '', percentHundredths: reader.count() ?? -1 };
  const length = reader.count() ?? -1;
  if (length > MAX_QUOTE_LINES) return { kind: 'too-many-lines' };
  const lines: QuoteLine[] = [];
  for (let index = 0; index < length; index += 1) {
    lines.push({
      productId: reader.count() ?? -1,
      boxes: reader.count() ?? -1,
      pricePerBoxCents: reader.count() ?? -1,
      sqftPerBox: reader.count() ?? -1,
    });
  }
  const quote = { number, madeOn, validUntil, lines, installationCentsPerSqft, taxPercentHundredths, delivery, promo };
  return reader.isAtEnd() && isQuoteNumber(number) && isPossibleQuote(quote) ? { kind: 'quote', quote } : IMPOSSIBLE;
}

function readDelivery(reader: ByteReader, flags: number): QuoteDelivery {
  if ((flags & HAS_ZIP) === 0) return { kind: 'pickup' };
  const zip = String(reader.count() ?? '').padStart(5, '0');
  return { kind: 'zip', zip, cents: (flags & HAS_DELIVERY_PRICE) === 0 ? null : (reader.count() ?? -1) };
}
