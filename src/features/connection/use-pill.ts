import { useSyncExternalStore } from 'react';
import { connection } from '../../offline/connection/connection';
import { messagesWaiting } from '../../offline/what-waits';
import { shownCart } from '../../offline/shown-cart';
import { createPillStore, HIDDEN, type PillFacts, type PillState } from './pill-state';

function facts(): PillFacts {
  const { accountId, changes } = shownCart.get();
  const messages = messagesWaiting.get();
  const waitingChanges = changes.filter((entry) => entry.state === 'waiting').length;
  return {
    accountId,
    isOnline: connection.get().isOnline,
    waitingCount: waitingChanges + messages.waitingCount,
    refusedCount: changes.length - waitingChanges + messages.refusedCount,
  };
}

function follow(listener: () => void): () => void {
  const stops = [shownCart.subscribe(listener), messagesWaiting.subscribe(listener), connection.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

const pill = createPillStore({ facts, subscribe: follow });

export function usePill(): PillState {
  return useSyncExternalStore(pill.subscribe, pill.get, () => HIDDEN);
}
