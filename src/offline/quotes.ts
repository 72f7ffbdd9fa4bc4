import { isSameQuote, MAX_KEPT_QUOTES, type KeptQuote } from '../domain/quote/kept-quote';
import { freezeQuote, type FrozenQuote, type QuoteDraft } from '../domain/quote/make-quote';
import type { Quote } from '../domain/quote/quote';
import type { QuotePart } from '../domain/quote/quote-envelope';
import type { QuoteNumber } from '../domain/quote/quote-number';
import { createCollection, type Device, type KeptState } from './kept/collection';
import { keptDatabase } from './kept/database';
import { DEVICE_KEY, drawDeviceMark, keepPart, quoteRecord, readKeptQuote, takeNextNumber, withPart } from './quote-record';
import { randomUuid } from './storage/random-uuid';
import { channelNames } from './storage/storage-keys';
import { openBroadcast } from './sync/broadcast';

export type QuotesState = KeptState<KeptQuote>;

export interface NewQuote extends Pick<KeptQuote, 'names' | 'floors' | 'rooms'> {
  readonly draft: QuoteDraft;
  /** The quote that it replaces, as its next version. */
  readonly versionOf: QuoteNumber | null;
}

export type MadeQuote =
  | { readonly kind: 'made'; readonly kept: KeptQuote }
  | { readonly kind: 'too-many-quotes' | Exclude<FrozenQuote['kind'], 'made'> };

export interface ScannedParts {
  readonly parts: readonly QuotePart[];
  /** False when they last as long as the page. */
  readonly areKept: boolean;
}

interface QuotesParts extends Device {
  readonly now: () => number;
  readonly newId: () => string;
}

export type Quotes = ReturnType<typeof createQuotes>;

/** For everybody who uses this device, newest first. */
export function createQuotes({ now, newId, ...device }: QuotesParts) {
  const collection = createCollection<KeptQuote>({
    ...device,
    kind: 'quotes',
    read: readKeptQuote,
    stored: quoteRecord,
    keyOf: ({ id }) => id,
    order: (a, b) => b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1),
  });
  const { get, subscribe, open, readAll, keep, edit, remove, removeAll, saveBy, write } = collection;
  let partsOfPage: readonly QuotePart[] = [];
  // `trouble` says why a change is only in memory.
  const shown = (change: Promise<unknown>): Promise<void> => change.then(() => undefined).catch(() => undefined);
  const change = (id: string, changed: Partial<Pick<KeptQuote, 'names' | 'openedAt' | 'orderedAt' | 'signature'>>): Promise<void> =>
    shown(edit(id, (kept) => ({ ...kept, ...changed })));

  return {
    get,
    subscribe,
    /** Never throws: when reading fails, `trouble` says why. */
    open,
    /** When it cannot be saved, it exists only in this page. */
    async make({ draft, versionOf, ...kept }: NewQuote): Promise<MadeQuote> {
      await open();
      if (get().records.length >= MAX_KEPT_QUOTES) return { kind: 'too-many-quotes' };
      const emergency: QuoteNumber = { deviceMark: drawDeviceMark(), count: 1, version: 1 };
      const tried = freezeQuote(draft, emergency);
      if (tried.kind !== 'made') return tried;
      const id = newId();
      const madeAt = now();
      const withNumber = (number: QuoteNumber): KeptQuote => ({
        ...kept,
        id,
        quote: { ...tried.quote, number },
        isMadeHere: true,
        madeAt,
        openedAt: null,
        orderedAt: null,
        signature: '',
      });
      try {
        const made = await saveBy(async (records) => {
          const quote = withNumber(await takeNextNumber(records, versionOf));
          await records.put(quoteRecord(quote), id);
          return quote;
        });
        return { kind: 'made', kept: made };
      } catch {
        const made = withNumber(emergency);
        await shown(keep(made));
        return { kind: 'made', kept: made };
      }
    },
    /** Also saves the quote if the device does not have it. */
    async keepOpened(quote: Quote, floors: KeptQuote['floors'], signature = ''): Promise<KeptQuote> {
      await open();
      const known = get().records.find((each) => isSameQuote(each.quote, quote));
      const openedAt = now();
      if (known !== undefined) {
        const isNew = known.openedAt === null || (known.signature === '' && signature !== '');
        if (isNew)
          await shown(edit(known.id, (each) => ({ ...each, openedAt: each.openedAt ?? openedAt, signature: each.signature || signature })));
        return known;
      }
      const names = { customer: '', salesperson: '', note: '' };
      const times = { madeAt: openedAt, openedAt, orderedAt: null };
      const kept = { id: newId(), quote, names, floors, rooms: [], isMadeHere: false, ...times, signature };
      await shown(keep(kept));
      return kept;
    },
    change,
    remove: (id: string): Promise<void> => shown(remove(id)),
    /** Also scanned codes; the device's count goes on. Rejects with StorageError. */
    removeAll: (): Promise<void> => removeAll((key) => key !== DEVICE_KEY),
    /** Reads the device. Rejects with StorageError. */
    count: async (): Promise<number> => (await readAll()).length,
    /** All codes of its quote that were scanned on this device, or by this page where nothing can be saved. */
    addPart: (part: QuotePart): Promise<ScannedParts> =>
      write((records) => keepPart(records, part)).then(
        (parts) => ({ parts, areKept: true }),
        () => {
          partsOfPage = withPart(partsOfPage, part);
          return { parts: partsOfPage.filter(({ tag }) => tag === part.tag), areKept: false };
        },
      ),
  };
}

export const quotes = createQuotes({
  database: keptDatabase,
  channel: openBroadcast(channelNames.quotes),
  now: () => Date.now(),
  newId: randomUuid,
});
