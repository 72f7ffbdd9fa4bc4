import type { SampleRecipient, SampleRequest } from '../../domain/samples';
import { createValue } from '../../offline/value';
import { sampleList } from '../../offline/samples';
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
  const { get, set, subscribe } = createValue(NOTHING);
  const change = (part: Partial<SampleDraft>): void => set({ ...get(), ...part });
  return {
    get,
    subscribe,
    type: (part: Partial<SampleRecipient>): void => change({ typed: { ...get().typed, ...part } }),
    sent: (id: string, request: SampleRequest): void => change({ last: { id, request, isHeld: false } }),
    held(id: string): void {
      const { last } = get();
      if (last?.id === id) change({ last: { ...last, isHeld: true } });
    },
    /** Its floors come first, then those chosen since, as far as there is room. */
    correct(id: string, request: SampleRequest): void {
      const { floors, ...typed } = request;
      sampleList.replace([...floors, ...sampleList.without(floors)]);
      set({ typed, last: { id, request, isHeld: true } });
    },
    /** Typed fields are cleared: another person may order next on this device. */
    done(id: string): void {
      if (get().last?.id === id) set(NOTHING);
    },
    /** A held order is corrected from the status sheet; kept here, the next person's order would replace it. */
    leave(): void {
      if (get().last?.isHeld === true) set(NOTHING);
    },
    forget: (): void => set(NOTHING),
  };
}

export const sampleDraft = createSampleDraft();

// After a logout another shopper may use this device.
sessionStore.subscribe(() => {
  if (sessionStore.get() === null) sampleDraft.forget();
});
