import { useSyncExternalStore } from 'react';
import { outbox, type OutboxEntry } from '../../offline/outbox/outbox';

const NONE: readonly OutboxEntry[] = [];

/** None on the server and during hydration. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries, () => NONE);
}
