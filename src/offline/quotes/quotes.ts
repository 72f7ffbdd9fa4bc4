import { isSameQuote, MAX_KEPT_QUOTES, type KeptQuote } from '../../domain/quote/kept-quote';
import { freezeQuote, type FrozenQuote, type QuoteDraft } from '../../domain/quote/make-quote';
import type { Quote } from '../../domain/quote/quote';
import type { QuotePart } from '../../domain/quote/quote-envelope';
import type { QuoteNumber } from '../../domain/quote/quote-number';
import { randomUuid } from '../storage/random-uuid';
import { StorageError, type StorageTrouble } from '../storage/storage-error';
import { channelNames } from '../storage/storage-keys';
import { openBroadcast, type Broadcast } from '../sync/broadcast';
import { createValue } from '../value';
import { drawDeviceMark, quoteStorage, type QuoteStorage } from './quote-storage';

export interface QuotesState {
  /** Newest first. */
  readonly quotes: readonly KeptQuote[];
  readonly isRead: boolean;
  /** Why the last change is only in memory. */
  readonly trouble: StorageTrouble | null;
}

export interface NewQuote extends Pick<KeptQuote, 'names' | 'floors' | 'rooms'> {
  readonly draft: QuoteDraft;
  /** The quote that it replaces, as its next version. */
  readonly versionOf: QuoteNumber | null;
}

export type MadeQuote =
  | { readonly kind: 'made'; readonly kept: KeptQuote }
  | { readonly kind: 'too-many-quotes' | Exclude<FrozenQuote['kind'], 'made'> };

interface QuotesParts {
  readonly storage: QuoteStorage;
  readonly channel: Broadcast<'changed'>;
  readonly now: () => number;
  readonly newId: () => string;
}

export type Quotes = ReturnType<typeof createQuotes>;

/** For everybody who uses this device (DESIGN 13). */
export function createQuotes({ storage, channel, now, newId }: QuotesParts) {
  const { get, set, subscribe } = createValue<QuotesState>({ quotes: [], isRead: false, trouble: null });
  /** Reading the device must not replace what is shown of these. */
  const unsaved = new Set<string>();
  let opening: Promise<void> | null = null;

  const show = (next: Partial<QuotesState>): void => set({ ...get(), ...next });
  const showOne = (kept: KeptQuote): void => show({ quotes: newestFirst([...get().quotes.filter(({ id }) => id !== kept.id), kept]) });
  const showWithout = (id: string): void => show({ quotes: get().quotes.filter((each) => each.id !== id) });
  const troubled = (error: unknown): void => show({ trouble: error instanceof StorageError ? error.trouble : 'failed' });
  /** Repeats until none has changed in the meantime. */
  const saveRest = async (): Promise<void> => {
    const next = (): KeptQuote | undefined => get().quotes.find(({ id }) => unsaved.has(id));
    for (let kept = next(); kept !== undefined; kept = next()) {
      await storage.put(kept);
      if (get().quotes.includes(kept)) unsaved.delete(kept.id);
    }
  };
  /** Also saves quotes that failed before. */
  const saved = async (write: () => Promise<unknown>): Promise<void> => {
    try {
      await write();
      await saveRest();
      if (get().trouble !== null) show({ trouble: null });
    } catch (error) {
      troubled(error);
    }
    channel.post('changed');
  };
  const refresh = async (): Promise<void> => {
    const stored = await storage.read();
    const onDevice = stored.filter(({ id }) => !unsaved.has(id));
    const inMemory = get().quotes.filter(({ id }) => unsaved.has(id));
    show({ quotes: newestFirst([...onDevice, ...inMemory]), isRead: true });
  };
  const change = async (id: string, edit: (kept: KeptQuote) => KeptQuote): Promise<void> => {
    const shown = get().quotes.find((each) => each.id === id);
    if (shown !== undefined) showOne(edit(shown));
    await saved(async () => {
      if (unsaved.has(id)) return;
      const changed = await storage.change(id, edit).catch((error: unknown) => {
        unsaved.add(id);
        throw error;
      });
      if (changed !== null) showOne(changed);
      // Another tab has deleted it, unless it was lost with the site's data at this moment.
      else if (!unsaved.has(id)) showWithout(id);
    });
  };

  const open = (): Promise<void> => {
    if (opening === null) channel.listen(() => void refresh().catch(() => undefined));
    opening ??= refresh().catch((error: unknown) => {
      troubled(error);
      show({ isRead: true });
    });
    return opening;
  };

  // After the storage was wiped.
  storage.onLost(() => {
    for (const { id } of get().quotes) unsaved.add(id);
    void saved(saveRest);
  });

  return {
    get,
    subscribe,
    /** Never throws: when reading fails, `trouble` says why. */
    open,
    /** When it cannot be saved, it exists only in this page. */
    async make({ draft, versionOf, ...kept }: NewQuote): Promise<MadeQuote> {
      await open();
      if (get().quotes.length >= MAX_KEPT_QUOTES) return { kind: 'too-many-quotes' };
      const emergency: QuoteNumber = { deviceMark: drawDeviceMark(), count: 1, version: 1 };
      const tried = freezeQuote(draft, emergency);
      if (tried.kind !== 'made') return tried;
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
      const id = newId();
      const madeAt = now();
      let made = withNumber(emergency);
      unsaved.add(id);
      await saved(async () => {
        made = await storage.add(withNumber, versionOf);
        unsaved.delete(id);
      });
      showOne(made);
      return { kind: 'made', kept: made };
    },
    /** Also saves the quote if the device does not have it. */
    async keepOpened(quote: Quote, floors: KeptQuote['floors'], signature = ''): Promise<KeptQuote> {
      await open();
      const known = get().quotes.find((each) => isSameQuote(each.quote, quote));
      const openedAt = now();
      if (known !== undefined) {
        const isNew = known.openedAt === null || (known.signature === '' && signature !== '');
        if (isNew)
          await change(known.id, (each) => ({ ...each, openedAt: each.openedAt ?? openedAt, signature: each.signature || signature }));
        return known;
      }
      const names = { customer: '', salesperson: '', note: '' };
      const kept = {
        id: newId(),
        quote,
        names,
        floors,
        rooms: [],
        isMadeHere: false,
        madeAt: openedAt,
        openedAt,
        orderedAt: null,
        signature,
      };
      unsaved.add(kept.id);
      showOne(kept);
      await saved(saveRest);
      return kept;
    },
    change: (id: string, edit: Partial<Pick<KeptQuote, 'names' | 'orderedAt' | 'signature'>>): Promise<void> =>
      change(id, (kept) => ({ ...kept, ...edit })),
    async remove(id: string): Promise<void> {
      unsaved.delete(id);
      showWithout(id);
      await saved(() => storage.remove(id));
      // A read during the deletion may have restored it.
      showWithout(id);
    },
    async addPart(part: QuotePart): Promise<readonly QuotePart[]> {
      try {
        return await storage.addPart(part);
      } catch {
        return [part];
      }
    },
  };
}

function newestFirst(quotes: readonly KeptQuote[]): readonly KeptQuote[] {
  return quotes.toSorted((a, b) => b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1));
}

export const quotes = createQuotes({
  storage: quoteStorage(),
  channel: openBroadcast(channelNames.quotes),
  now: () => Date.now(),
  newId: randomUuid,
});
