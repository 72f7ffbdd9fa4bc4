import { useCallback, useState } from 'react';
import { sessionStore, useAccountId } from '../session/session-store';

export interface Undo {
  readonly words: string;
  readonly undo: () => void;
}

export type Undoing = ReturnType<typeof useUndo>;

/** Only in the same account: after a logout, undo would give the account's rooms to the next shopper. `offer` is stable between renders. */
export function useUndo() {
  const accountId = useAccountId();
  const [offered, setOffered] = useState<{ readonly accountId: string | null; readonly undo: Undo } | null>(null);
  const last = offered?.accountId === accountId ? offered.undo : null;
  return {
    last,
    offer: useCallback((undo: Undo) => setOffered({ accountId: sessionStore.accountId(), undo }), []),
    undo: () => {
      last?.undo();
      setOffered(null);
    },
  };
}
