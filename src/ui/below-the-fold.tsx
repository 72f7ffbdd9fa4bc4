import { useIsBeginning } from './use-is-hydrated';
import type { Elements } from './elements';

/** After a navigation it renders after the visible part. */
export function BelowTheFold({ children }: { readonly children: Elements }) {
  return useIsBeginning() ? null : children;
}
