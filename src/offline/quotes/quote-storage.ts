import type { KeptQuote } from '../../domain/quote/kept-quote';
import type { QuotePart } from '../../domain/quote/quote-envelope';
import { DEVICE_MARKS, MAX_COUNT, MAX_VERSION, type QuoteNumber } from '../../domain/quote/quote-number';
import { withRoom } from '../storage/free-space';
import { openRecordStore } from '../storage/record-store';
import { StorageError } from '../storage/storage-error';
import { databaseNames } from '../storage/storage-keys';
import { quoteRecord, readKeptQuote } from './read-kept-quote';

/** Records that are no quotes: the device's count, and codes that wait for the rest of their quote. */
const DEVICE_KEY = 'device';
const PARTS_KEY = 'parts';
/** Codes of the last few quotes. */
const MAX_PARTS = 64;

/** One transaction per method; throws StorageError. */
export interface QuoteStorage {
  read(): Promise<readonly KeptQuote[]>;
  /** No other tab gets its number. With `versionOf` the next version of a quote made here. */
  add(make: (number: QuoteNumber) => KeptQuote, versionOf: QuoteNumber | null): Promise<KeptQuote>;
  put(kept: KeptQuote): Promise<void>;
  /** Null when it is gone. */
  change(id: string, change: (kept: KeptQuote) => KeptQuote): Promise<KeptQuote | null>;
  remove(id: string): Promise<void>;
  /** Returns all saved codes of its quote. */
  addPart(part: QuotePart): Promise<readonly QuotePart[]>;
  /** As `RecordStore.onLost`. */
  onLost(listener: () => void): void;
}

/** A random mark for a device. */
export function drawDeviceMark(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % DEVICE_MARKS;
}

/** Quote storage in IndexedDB. */
export function quoteStorage(databaseName: string = databaseNames.quotes): QuoteStorage {
  const { transact, readAll, onLost } = openRecordStore(databaseName);
  return {
    read: () => readAll(readKeptQuote),
    add: async (make, versionOf) => {
      const kept = await withRoom(() =>
        transact<KeptQuote | null>(
          'readwrite',
          (store, give) => {
            const request = store.get(DEVICE_KEY);
            request.onsuccess = () => {
              const device = readDevice(request.result);
              const all = store.getAll();
              all.onsuccess = () => {
                const quotes = all.result.map(readKeptQuote).filter((each) => each !== null);
                const number = nextNumber(device, quotes, versionOf);
                const made = make(number);
                store.put({ v: 1, mark: number.deviceMark, count: Math.max(device.count, number.count) }, DEVICE_KEY);
                store.put(quoteRecord(made), made.id);
                give(made);
              };
            };
          },
          null,
        ),
      );
      if (kept === null) throw new StorageError('failed');
      return kept;
    },
    put: (kept) => withRoom(() => transact<void>('readwrite', (store) => void store.put(quoteRecord(kept), kept.id), undefined)),
    change: (id, change) =>
      withRoom(() =>
        transact<KeptQuote | null>(
          'readwrite',
          (store, give) => {
            const request = store.get(id);
            request.onsuccess = () => {
              const stored = readKeptQuote(request.result);
              if (stored === null) return;
              const changed = change(stored);
              store.put(quoteRecord(changed), id);
              give(changed);
            };
          },
          null,
        ),
      ),
    remove: (id) => transact<void>('readwrite', (store) => void store.delete(id), undefined),
    addPart: (part) =>
      withRoom(() =>
        transact<readonly QuotePart[]>(
          'readwrite',
          (store, give) => {
            const request = store.get(PARTS_KEY);
            request.onsuccess = () => {
              const others = readParts(request.result).filter(({ tag, index }) => tag !== part.tag || index !== part.index);
              const parts = [...others, part].slice(-MAX_PARTS);
              store.put(parts, PARTS_KEY);
              give(parts.filter(({ tag }) => tag === part.tag));
            };
          },
          [part],
        ),
      ),
    onLost,
  };
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
