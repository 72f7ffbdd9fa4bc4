import type { KeptQuote } from '../../domain/quote/kept-quote';
import type { QuotePart } from '../../domain/quote/quote-envelope';
import { DEVICE_MARKS, MAX_COUNT, MAX_VERSION, type QuoteNumber } from '../../domain/quote/quote-number';
import { keptDatabase, type Database } from '../kept/database';
import { withRoom } from '../storage/free-space';
import { quoteRecord, readKeptQuote } from './read-kept-quote';

/** Records that are no quotes: the device's count, and codes that wait for the rest of their quote. */
const DEVICE_KEY = 'device';
const PARTS_KEY = 'parts';
/** Codes of the last few quotes. */
const MAX_PARTS = 64;

export type QuoteStorage = ReturnType<typeof quoteStorage>;

/** A random mark for a device. */
export function drawDeviceMark(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % DEVICE_MARKS;
}

/** One transaction per method; throws StorageError. */
export function quoteStorage(database: Database = keptDatabase) {
  return {
    read: (): Promise<readonly KeptQuote[]> => database.read('quotes', async (records) => readAll(await records.getAll())),
    /** No other tab gets its number. With `versionOf` the next version of a quote made here. */
    add: (make: (number: QuoteNumber) => KeptQuote, versionOf: QuoteNumber | null): Promise<KeptQuote> =>
      withRoom(() =>
        database.write('quotes', async (records) => {
          const device = readDevice(await records.get(DEVICE_KEY));
          const number = nextNumber(device, readAll(await records.getAll()), versionOf);
          const made = make(number);
          await records.put({ v: 1, mark: number.deviceMark, count: Math.max(device.count, number.count) }, DEVICE_KEY);
          await records.put(quoteRecord(made), made.id);
          return made;
        }),
      ),
    put: (kept: KeptQuote): Promise<unknown> =>
      withRoom(() => database.write('quotes', (records) => records.put(quoteRecord(kept), kept.id))),
    /** Null when it is gone. */
    change: (id: string, change: (kept: KeptQuote) => KeptQuote): Promise<KeptQuote | null> =>
      withRoom(() =>
        database.write('quotes', async (records) => {
          const stored = readKeptQuote(await records.get(id));
          if (stored === null) return null;
          const changed = change(stored);
          await records.put(quoteRecord(changed), id);
          return changed;
        }),
      ),
    remove: (id: string): Promise<void> => database.write('quotes', (records) => records.delete(id)),
    /** Returns all saved codes of its quote. */
    addPart: (part: QuotePart): Promise<readonly QuotePart[]> =>
      withRoom(() =>
        database.write('quotes', async (records) => {
          const others = readParts(await records.get(PARTS_KEY)).filter(({ tag, index }) => tag !== part.tag || index !== part.index);
          const parts = [...others, part].slice(-MAX_PARTS);
          await records.put(parts, PARTS_KEY);
          return parts.filter(({ tag }) => tag === part.tag);
        }),
      ),
    onLost: database.onLost,
  };
}

function readAll(stored: readonly unknown[]): readonly KeptQuote[] {
  return stored.map(readKeptQuote).filter((kept) => kept !== null);
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

function nextNumber({ mark, count }: DeviceRecord, quotes: readonly KeptQuote[], versionOf: QuoteNumber | null): QuoteNumber {
  const ofItsOwn = { deviceMark: mark, count: count + 1, version: 1 };
  // A forged link can contain this device's mark with a count that it has not reached.
  if (versionOf === null || versionOf.deviceMark !== mark || versionOf.count > count) return ofItsOwn;
  const versions = quotes
    .filter(({ quote: { number } }) => number.deviceMark === mark && number.count === versionOf.count)
    .map(({ quote: { number } }) => number.version);
  const version = Math.max(versionOf.version, ...versions) + 1;
  return version > MAX_VERSION ? ofItsOwn : { ...versionOf, version };
}

function readParts(stored: unknown): readonly QuotePart[] {
  return Array.isArray(stored) ? stored.filter(isPart) : [];
}

function isPart(value: unknown): value is QuotePart {
  if (typeof value !== 'object' || value === null || !('bytes' in value) || !('tag' in value)) return false;
  return value.bytes instanceof Uint8Array && typeof value.tag === 'number' && 'index' in value && 'count' in value;
}
