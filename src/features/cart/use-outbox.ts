import { useSyncExternalStore } from 'react';
import { outbox, type OutboxEntry } from '../../offline/outbox/outbox';

const NONE: readonly OutboxEntry[] = [];

/** The changes of this account that the server has not taken yet; none on the server and while hydrating. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.subscribe, outbox.entries, () => NONE);
}
