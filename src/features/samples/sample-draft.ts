import type { SampleRecipient, SampleRequest } from '../../domain/samples';
import { sampleList } from '../../offline/sample-list';

/** What was typed into the form, and the order that was last sent from it, which is corrected or sent again. */
export interface SampleDraft {
  readonly typed: Partial<SampleRecipient>;
  readonly last: { readonly id: string; readonly request: SampleRequest } | null;
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
    sent: (id: string, request: SampleRequest): void => set({ ...draft, last: { id, request } }),
    /** Puts an order back, to be corrected: its floors are the chosen ones again. */
    correct(id: string, request: SampleRequest): void {
      const { floors, ...typed } = request;
      sampleList.replace(floors);
      set({ typed, last: { id, request } });
    },
    /** The recipient stays: whoever orders again has it typed. */
    done: (): void => set({ ...draft, last: null }),
  };
}

export const sampleDraft = createSampleDraft();
