import type { CatalogueWatch } from './catalogue-watch';

/** Reads what depends on the catalogue alone once per catalogue version. What fails is read again by the next call. */
export function oncePerVersion<Value>(watch: CatalogueWatch, read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly version: number; readonly value: Promise<Value> } | undefined;
  return async () => {
    const version = await watch.version();
    if (known?.version === version) return known.value;
    const value = read();
    known = { version, value };
    value.catch(() => {
      if (known?.value === value) known = undefined;
    });
    return value;
  };
}
