import { useIsBeginning } from './use-is-beginning';
import type { Elements } from './elements';

/** Content below every viewport: after a navigation it renders after the visible part. */
export function BelowTheFold({ children }: { readonly children: Elements }) {
  return useIsBeginning() ? null : children;
}
