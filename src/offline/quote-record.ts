import type { KeptQuote } from '../domain/quote/kept-quote';
import type { Quote } from '../domain/quote/quote';
import { quoteBytes, readQuoteBytes } from '../domain/quote/quote-bytes';
import type { QuotePart } from '../domain/quote/quote-envelope';
import { DEVICE_MARKS, MAX_COUNT, MAX_VERSION, type QuoteNumber } from '../domain/quote/quote-number';
import { isSignature } from '../domain/quote/signed-quote';
import { readCartProduct } from './cart-record';
import type { Records } from './kept/database';
import { readRoom } from './rooms-record';
import { isFields, listOf, textOf } from './storage/stored-fields';

/** Stored as the bytes of its link, so that one reader checks both. */
export interface QuoteRecord extends Omit<KeptQuote, 'quote'> {
  readonly v: 1;
  readonly bytes: Uint8Array;
}

/** readKeptQuote reads it back. */
export function quoteRecord({ quote, ...rest }: KeptQuote): QuoteRecord {
  return { v: 1, ...rest, bytes: quoteBytes(quote) };
}

/** Null when it is invalid. */
export function readKeptQuote(stored: unknown): KeptQuote | null {
  if (!isFields(stored) || stored['v'] !== 1 || typeof stored['id'] !== 'string') return null;
  const quote = readStoredQuote(stored['bytes']);
  if (quote === null) return null;
  const { id, names, isMadeHere, madeAt, openedAt, orderedAt, signature } = stored;
  const told = isFields(names) ? names : {};
  return {
    id,
    quote,
    names: { customer: textOf(told['customer']), salesperson: textOf(told['salesperson']), note: textOf(told['note']) },
    floors: listOf(stored['floors'], readCartProduct),
    rooms: listOf(stored['rooms'], readRoom),
    isMadeHere: isMadeHere === true,
    madeAt: timeOf(madeAt) ?? 0,
    openedAt: timeOf(openedAt),
    orderedAt: timeOf(orderedAt),
    signature: typeof signature === 'string' && isSignature(signature) ? signature : '',
  };
}

function readStoredQuote(bytes: unknown): Quote | null {
  if (!(bytes instanceof Uint8Array)) return null;
  const reading = readQuoteBytes(bytes);
  return reading.kind === 'quote' ? reading.quote : null;
}

function timeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The device's count, beside the quotes. */
export const DEVICE_KEY = 'device';

/** A random mark for a device. */
export function drawDeviceMark(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % DEVICE_MARKS;
}

/** Within the transaction of its quote: no other tab gets it. With `versionOf` the next version of a quote made here. */
export async function takeNextNumber(records: Records, versionOf: QuoteNumber | null): Promise<QuoteNumber> {
  const device = readDevice(await records.get(DEVICE_KEY));
  const used = (await records.getAll()).map(readKeptQuote).flatMap((kept) => kept?.quote.number ?? []);
  const number = nextNumber(device, used, versionOf);
  await records.put({ v: 1, mark: number.deviceMark, count: Math.max(device.count, number.count) }, DEVICE_KEY);
  return number;
}

interface DeviceRecord {
  readonly mark: number;
  readonly count: number;
}

function readDevice(stored: unknown): DeviceRecord {
  if (typeof stored === 'object' && stored !== null && 'mark' in stored && 'count' in stored) {
    const { mark, count } = stored;
    if (Number.isSafeInteger(mark) && Number.isSafeInteger(count)) {
      const device = { mark: Number(mark), count: Number(count) };
      // A device whose count is used up draws a new mark.
      if (device.mark >= 0 && device.mark < DEVICE_MARKS && device.count >= 0 && device.count < MAX_COUNT) return device;
    }
  }
  return { mark: drawDeviceMark(), count: 0 };
}

function nextNumber({ mark, count }: DeviceRecord, used: readonly QuoteNumber[], versionOf: QuoteNumber | null): QuoteNumber {
  const ofItsOwn = { deviceMark: mark, count: count + 1, version: 1 };
  // A forged link can contain this device's mark with a count that it has not reached.
  if (versionOf === null || versionOf.deviceMark !== mark || versionOf.count > count) return ofItsOwn;
  const versions = used
    .filter(({ deviceMark, count: of }) => deviceMark === mark && of === versionOf.count)
    .map((number) => number.version);
  const version = Math.max(versionOf.version, ...versions) + 1;
  return version > MAX_VERSION ? ofItsOwn : { ...versionOf, version };
}

/** Codes that wait for the rest of their quote, beside the quotes. */
const PARTS_KEY = 'parts';
/** Codes of the last few quotes. */
const MAX_PARTS = 64;

/** Within a transaction; returns all kept codes of the part's quote. */
export async function keepPart(records: Records, part: QuotePart): Promise<readonly QuotePart[]> {
  const parts = withPart(readParts(await records.get(PARTS_KEY)), part);
  await records.put(parts, PARTS_KEY);
  return parts.filter(({ tag }) => tag === part.tag);
}

/** The part replaces what was read of its place before. */
export function withPart(parts: readonly QuotePart[], part: QuotePart): readonly QuotePart[] {
  return [...parts.filter(({ tag, index }) => tag !== part.tag || index !== part.index), part].slice(-MAX_PARTS);
}

function readParts(stored: unknown): readonly QuotePart[] {
  return Array.isArray(stored) ? stored.filter(isPart) : [];
}

function isPart(value: unknown): value is QuotePart {
  if (typeof value !== 'object' || value === null || !('bytes' in value) || !('tag' in value)) return false;
  return value.bytes instanceof Uint8Array && typeof value.tag === 'number' && 'index' in value && 'count' in value;
}
