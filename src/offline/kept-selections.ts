import { WASTAGE_PERCENTS } from '../domain/coverage';
import { EMPTY_SELECTION, type ProductSelection } from '../domain/product-selection';
import { createLocalText } from './storage/local-text';
import { localKeys } from './storage/storage-keys';

/** Floors whose selection is kept; the longest untouched ones go first. */
const MAX_FLOORS = 50;

type Entry = readonly [productId: number, selection: ProductSelection];

/** Creates the store of what was typed and ticked on the pages of floors (DESIGN 7.28): per floor, on the device, until the logout. */
export function createKeptSelections() {
  const kept = createLocalText(localKeys.keptSelections);
  let text: string | null = null;
  let entries: readonly Entry[] = [];

  const current = (): readonly Entry[] => {
    const stored = kept.read();
    if (stored !== text) {
      text = stored;
      entries = parse(stored);
    }
    return entries;
  };
  const write = (next: readonly Entry[]): void => {
    entries = next;
    text = JSON.stringify(next);
    kept.write(text);
  };

  return {
    of: (productId: number): ProductSelection => current().find(([id]) => id === productId)?.[1] ?? EMPTY_SELECTION,
    keep: (productId: number, selection: ProductSelection): void =>
      write([[productId, selection] as const, ...current().filter(([id]) => id !== productId)].slice(0, MAX_FLOORS)),
    clear: (): void => write([]),
    /** Other tabs count. */
    subscribe: kept.subscribe,
  };
}

export type KeptSelections = ReturnType<typeof createKeptSelections>;

export const keptSelections = createKeptSelections();

/** Storage is untrusted input: what is not as written was not typed. */
function parse(text: string | null): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
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
