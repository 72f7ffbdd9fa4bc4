import type { SampleRecipient, SampleRequest } from '../../domain/samples';
import { sampleList } from '../../offline/sample-list';
import { sessionStore } from '../session/session-store';

interface LastOrder {
  readonly id: string;
  readonly request: SampleRequest;
  /** Refused, or reopened for correction: it is listed in the status sheet. */
  readonly isHeld: boolean;
}

export interface SampleDraft {
  readonly typed: Partial<SampleRecipient>;
  readonly last: LastOrder | null;
}

const NOTHING: SampleDraft = { typed: {}, last: null };

/** It lives as long as the page: a shopper may look for another floor in between. */
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
    held(id: string): void {
      if (draft.last?.id === id) set({ ...draft, last: { ...draft.last, isHeld: true } });
    },
    /** Its floors come first, then those chosen since, as far as there is room. */
    correct(id: string, request: SampleRequest): void {
      const { floors, ...typed } = request;
      sampleList.replace([...floors, ...sampleList.without(floors)]);
      set({ typed, last: { id, request, isHeld: true } });
    },
    /** Typed fields are cleared: another person may order next on this device. */
    done(id: string): void {
      if (draft.last?.id === id) set(NOTHING);
    },
    /** A held order is corrected from the status sheet; kept here, the next person's order would replace it. */
    leave(): void {
      if (draft.last?.isHeld === true) set(NOTHING);
    },
    forget: (): void => set(NOTHING),
  };
}

export const sampleDraft = createSampleDraft();

// After a logout another shopper may use this device.
sessionStore.subscribe(() => {
  if (sessionStore.get() === null) sampleDraft.forget();
});
