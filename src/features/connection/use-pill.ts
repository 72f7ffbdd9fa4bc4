import { useSyncExternalStore } from 'react';
import { connection } from '../../offline/connection/connection';
import { messagesWaiting } from '../../offline/messages/messages-waiting';
import { outbox } from '../../offline/outbox/outbox';
import { createPillStore, HIDDEN, type PillFacts, type PillState } from './pill-state';

function facts(): PillFacts {
  const entries = outbox.entries();
  const messages = messagesWaiting.get();
  const waitingChanges = entries.filter((entry) => entry.state === 'waiting').length;
  return {
    accountId: outbox.accountId(),
    isOnline: connection.get().isOnline,
    waitingCount: waitingChanges + messages.waitingCount,
    refusedCount: entries.length - waitingChanges + messages.refusedCount,
  };
}

function follow(listener: () => void): () => void {
  const stops = [outbox.subscribe(listener), messagesWaiting.subscribe(listener), connection.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

const pill = createPillStore({ facts, subscribe: follow });

export function usePill(): PillState {
  return useSyncExternalStore(pill.subscribe, pill.get, () => HIDDEN);
}
