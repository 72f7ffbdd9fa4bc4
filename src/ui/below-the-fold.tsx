import type { ReactNode } from 'react';
import { useIsBeginning } from './use-is-beginning';

/** Content below every viewport: after a navigation it renders behind the visible part. */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  return useIsBeginning() ? null : children;
}
