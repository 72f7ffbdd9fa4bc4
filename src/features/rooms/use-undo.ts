import { useCallback, useState } from 'react';
import { sessionStore, useAccountId } from '../session/session-store';

/** Something that was deleted and can come back. */
export interface Undo {
  readonly words: string;
  readonly undo: () => void;
}

export type Undoing = ReturnType<typeof useUndo>;

/**
 * The last deletion; it can be undone until the next one, and by whoever deleted: after a logout it would bring an account's rooms to the
 * next shopper. `offer` stays the same from drawing to drawing.
 */
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
