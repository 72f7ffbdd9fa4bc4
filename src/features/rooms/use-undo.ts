import { useState } from 'react';

/** Something that was deleted and can come back. */
export interface Undo {
  readonly words: string;
  readonly undo: () => void;
}

export type Undoing = ReturnType<typeof useUndo>;

/** The last deletion; it can be undone until the next one. `offer` stays the same from drawing to drawing. */
export function useUndo() {
  const [last, setLast] = useState<Undo | null>(null);
  return {
    last,
    offer: setLast,
    undo: () => {
      last?.undo();
      setLast(null);
    },
  };
}
