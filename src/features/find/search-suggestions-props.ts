import type { RefObject } from 'react';

export interface SearchSuggestionsProps {
  readonly id: string;
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly activeId: string | null;
  readonly onActive: (id: string | null) => void;
  readonly onText: (text: string) => void;
  /** After a choice. */
  readonly onLeave: () => void;
  /** Without a choice. */
  readonly onClose: () => void;
}
