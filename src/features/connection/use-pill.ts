import { useSyncExternalStore } from 'react';
import { connection } from '../../offline/connection';
import { outbox } from '../../offline/outbox';
import { createPillStore, HIDDEN, type PillFacts, type PillState } from './pill-state';

function facts(): PillFacts {
  const entries = outbox.entries();
  const waitingCount = entries.filter((entry) => entry.state === 'waiting').length;
  return { accountId: outbox.accountId(), isOnline: connection.get().isOnline, waitingCount, refusedCount: entries.length - waitingCount };
}

function follow(listener: () => void): () => void {
  const stops = [outbox.subscribe(listener), connection.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

const pill = createPillStore({ facts, subscribe: follow });

export function usePill(): PillState {
  return useSyncExternalStore(pill.subscribe, pill.get, () => HIDDEN);
}
