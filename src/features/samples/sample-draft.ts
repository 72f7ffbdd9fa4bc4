import type { SampleRecipient, SampleRequest } from '../../domain/samples';
import { sampleList } from '../../offline/sample-list';
import { sessionStore } from '../session/session-store';

interface LastOrder {
  readonly id: string;
  readonly request: SampleRequest;
  /** It was refused, or taken back to be corrected: it is in the status sheet, which opens it again. */
  readonly isHeld: boolean;
}

/** What was typed into the form, and the order that was last sent from it, which is corrected or sent again. */
export interface SampleDraft {
  readonly typed: Partial<SampleRecipient>;
  readonly last: LastOrder | null;
}

const NOTHING: SampleDraft = { typed: {}, last: null };

/** Creates the draft of an order: it lasts as long as the page, so that another floor can be looked for meanwhile. */
export function createSampleDraft() {
  const listeners = new Set<() => void>();
  let draft = NOTHING;
  const set = (next: SampleDraft): void => {
    draft = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: (): SampleDraft => draft,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (part: Partial<SampleRecipient>): void => set({ ...draft, typed: { ...draft.typed, ...part } }),
    sent: (id: string, request: SampleRequest): void => set({ ...draft, last: { id, request, isHeld: false } }),
    /** The order was refused and is in the status sheet. */
    held(id: string): void {
      if (draft.last?.id === id) set({ ...draft, last: { ...draft.last, isHeld: true } });
    },
    /** Puts an order back, to be corrected: its floors are the chosen ones again, before those chosen since, as far as there is room. */
    correct(id: string, request: SampleRequest): void {
      const { floors, ...typed } = request;
      sampleList.replace([...floors, ...sampleList.without(floors)]);
      set({ typed, last: { id, request, isHeld: true } });
    },
    /** The order has left the form. Whoever orders next on this device may be somebody else, so nothing typed stays. */
    done(id: string): void {
      if (draft.last?.id === id) set(NOTHING);
    },
    /** The order is left. One that is held is corrected from the status sheet: here it would be replaced by the order of whoever comes next. */
    leave(): void {
      if (draft.last?.isHeld === true) set(NOTHING);
    },
    forget: (): void => set(NOTHING),
  };
}

export const sampleDraft = createSampleDraft();

// After the logout the next shopper of this device begins.
sessionStore.subscribe(() => {
  if (sessionStore.get() === null) sampleDraft.forget();
});
