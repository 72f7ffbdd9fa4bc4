import { WASTAGE_PERCENTS } from '../domain/wastage';
import { EMPTY_SELECTION, type ProductSelection } from '../domain/product-selection';
import { createLocalValue } from './storage/local-value';
import { localKeys } from './storage/storage-keys';

/** Floors whose selection is kept; the longest untouched ones go first. */
const MAX_FLOORS = 50;

type Entry = readonly [productId: number, selection: ProductSelection];

/** Creates the store of what was typed and ticked on the pages of floors (DESIGN 7.28): per floor, on the device, until the logout. */
export function createKeptSelections() {
  const { get, set, subscribe } = createLocalValue(localKeys.keptSelections, readEntries);

  return {
    of: (productId: number): ProductSelection => get().find(([id]) => id === productId)?.[1] ?? EMPTY_SELECTION,
    keep: (productId: number, selection: ProductSelection): void =>
      set([[productId, selection] as const, ...get().filter(([id]) => id !== productId)].slice(0, MAX_FLOORS)),
    clear: (): void => set([]),
    /** Other tabs count. */
    subscribe,
  };
}

export type KeptSelections = ReturnType<typeof createKeptSelections>;

export const keptSelections = createKeptSelections();

/** What is not as written was not typed. */
function readEntries(stored: unknown): readonly Entry[] {
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
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
