import { useSyncExternalStore } from 'react';
import type { Product } from '../../domain/catalogue';
import { formatSqft } from '../../domain/coverage';
import { keptSelections } from '../../offline/kept-selections';
import css from './rooms-page.module.css';

/** Shown until a size is typed in My rooms. */
export function TypedArea({ product: { id, title } }: { readonly product: Product }) {
  const { coverage } = useSyncExternalStore(keptSelections.subscribe, () => keptSelections.of(id));
  if (coverage === 0) return null;
  return (
    <p className={css['typed']}>
      {`You typed ${formatSqft(coverage)} sqft for ${title}. It stays on that page. To use your rooms instead, type them here, then press ‘Use my rooms’ there.`}
    </p>
  );
}
