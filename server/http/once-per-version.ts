import type { CatalogueWatch } from './catalogue-watch';

/** A failure is not cached. */
export function oncePerVersion<Value>(watch: CatalogueWatch, read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly version: string; readonly value: Promise<Value> } | undefined;
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
