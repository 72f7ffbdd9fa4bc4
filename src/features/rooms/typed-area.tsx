import { useSyncExternalStore } from 'react';
import type { Product } from '../../domain/catalogue';
import { formatSqft } from '../../domain/coverage';
import { keptSelections } from '../../offline/kept-selections';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';

/** Shown until a size is typed in My rooms. */
export function TypedArea({ product: { id, title } }: { readonly product: Product }) {
  const { coverage } = useSyncExternalStore(keptSelections.subscribe, () => keptSelections.of(id));
  if (coverage === 0) return null;
  return (
    <p className={classNames(layout['quiet'], layout['below3'], layout['screenOnly'])}>
      {`You typed ${formatSqft(coverage)} sqft for ${title}. It stays on that page. To use your rooms instead, type them here, then press ‘Use my rooms’ there.`}
    </p>
  );
}
