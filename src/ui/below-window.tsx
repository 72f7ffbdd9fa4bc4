import type { ReactNode } from 'react';
import { useIsBeginning } from './use-is-beginning';

/** What no window shows when its screen opens, or what nobody waits for: whoever goes there sees the beginning first. */
export function BelowWindow({ children }: { readonly children: ReactNode }) {
  return useIsBeginning() ? null : children;
}
