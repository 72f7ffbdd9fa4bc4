import { useSyncExternalStore } from 'react';
import { connection } from '../../offline/connection/connection';
import { messagesWaiting } from '../../offline/what-waits';
import { shownCart } from '../../offline/shown-cart';
import { createPillStore, HIDDEN, type PillFacts, type PillState, type Waiting } from './pill-state';

function facts(): PillFacts {
  const { accountId, changes } = shownCart.get();
  const messages = messagesWaiting.get();
  const waitingChanges = changes.filter((entry) => entry.state === 'waiting').length;
  const refusedChanges = changes.length - waitingChanges;
  const whatOf = (changeCount: number, messageCount: number): Waiting =>
    messageCount === 0 ? 'change' : changeCount === 0 ? messages.what : 'thing';
  return {
    accountId,
    isOnline: connection.get().isOnline,
    waitingCount: waitingChanges + messages.waitingCount,
    waitingWhat: whatOf(waitingChanges, messages.waitingCount),
    refusedCount: refusedChanges + messages.refusedCount,
    refusedWhat: whatOf(refusedChanges, messages.refusedCount),
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
