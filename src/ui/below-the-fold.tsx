import type { ReactNode } from 'react';
import { useIsBeginning } from './use-is-beginning';

/** What no viewport shows when its screen opens: after a navigation it is rendered behind the screen's start. */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  return useIsBeginning() ? null : children;
}
