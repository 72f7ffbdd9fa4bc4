import type { RefObject } from 'react';

export interface SearchSuggestionsProps {
  readonly id: string;
  readonly text: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly activeId: string | null;
  readonly onActive: (id: string | null) => void;
  readonly onText: (text: string) => void;
  /** Called when the shopper chooses a suggestion. */
  readonly onLeave: () => void;
  /** Called when the list closes without a choice. */
  readonly onClose: () => void;
}
