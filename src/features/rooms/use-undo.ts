import { useState } from 'react';

/** Something that was deleted and can come back. */
export interface Undo {
  readonly words: string;
  readonly undo: () => void;
}

/** The last deletion; it can be undone until the next one. */
export function useUndo() {
  const [last, setLast] = useState<Undo | null>(null);
  return {
    last,
    offer: (undo: Undo) => setLast(undo),
    undo: () => {
      last?.undo();
      setLast(null);
    },
  };
}
