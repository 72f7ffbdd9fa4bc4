import { atBoxSize } from '../domain/at-box-size';
import type { SqftHundredths } from '../domain/coverage';
import { WASTAGE_PERCENTS } from '../domain/wastage';
import { EMPTY_SELECTION, type FloorTerms, type ProductSelection } from '../domain/product-selection';
import { readPromo, readZipEstimate } from './cart-choices';
import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';
import { isFields } from './storage/stored-fields';

/** The longest unchanged ones are dropped first. */
const MAX_FLOORS = 50;

export type SelectionChange = (selection: ProductSelection) => ProductSelection;

type Entry = readonly [productId: number, selection: ProductSelection];

/** Per floor. */
export function createKeptSelections() {
  const { get, set, subscribe } = createLocalValue(localKeys.keptSelections, readEntries);

  const of = (productId: number): ProductSelection => get().find(([id]) => id === productId)?.[1] ?? EMPTY_SELECTION;
  /** The shop may have changed the box size since. */
  const ofBoxSize = (productId: number, sqftPerBox: SqftHundredths): ProductSelection => atBoxSize(of(productId), sqftPerBox);
  const keep = (productId: number, selection: ProductSelection): void =>
    set([[productId, selection] as const, ...get().filter(([id]) => id !== productId)].slice(0, MAX_FLOORS));

  return {
    of,
    /** The last changed first. */
    all: (): readonly ProductSelection[] => get().map(([, selection]) => selection),
    atBoxSize: ofBoxSize,
    keep,
    change: (productId: number, sqftPerBox: SqftHundredths, change: SelectionChange): void =>
      keep(productId, change(ofBoxSize(productId, sqftPerBox))),
    clear: (): void => set([]),
    subscribe,
  };
}

export type KeptSelections = ReturnType<typeof createKeptSelections>;

export const keptSelections = createKeptSelections();

function readEntries(stored: unknown): readonly Entry[] {
  return Array.isArray(stored) ? stored.filter(isEntry).map(([productId, { terms, ...rest }]) => [productId, withTerms(rest, terms)]) : [];
}

function withTerms(selection: ProductSelection, terms: unknown): ProductSelection {
  if (!isFields(terms)) return selection;
  const { accountId, installation, fulfilment, zip, promo, zipEstimate } = terms;
  // Nobody may get those of somebody unknown.
  if (accountId !== null && typeof accountId !== 'string') return selection;
  const read: FloorTerms = {
    accountId,
    ...(typeof installation === 'boolean' ? { installation } : {}),
    ...(fulfilment === 'Pickup' || fulfilment === 'Delivery' ? { fulfilment } : {}),
    ...(typeof zip === 'string' ? { zip } : {}),
    ...(promo === undefined ? {} : { promo: readPromo(promo) }),
    ...(zipEstimate === undefined ? {} : { zipEstimate: readZipEstimate(zipEstimate) }),
  };
  return { ...selection, terms: read };
}

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false;
  const [productId, selection]: unknown[] = entry;
  if (typeof productId !== 'number' || typeof selection !== 'object' || selection === null) return false;
  const fields: Partial<Record<keyof ProductSelection, unknown>> = selection;
  return (
    Number.isSafeInteger(fields.coverage) &&
    Number.isSafeInteger(fields.boxes) &&
    WASTAGE_PERCENTS.some((percent) => percent === fields.wastagePercent) &&
    typeof fields.isInstallationChosen === 'boolean' &&
    typeof fields.isInstallationTouched === 'boolean'
  );
}
