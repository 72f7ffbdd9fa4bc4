import { RECIPIENT_FIELDS, type SampleRecipient, type SampleRequest } from '../../domain/samples';
import { isFields } from '../../offline/storage/stored-fields';
import { typed } from '../../offline/typed';
import { createValue } from '../../offline/value';
import { sampleList } from '../../offline/samples';
import { afterLogOut } from '../session/after-log-out';

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

/** A shopper may look for another floor in between, or leave. */
export function createSampleDraft() {
  const { get, set, subscribe } = createValue(NOTHING);
  const change = (part: Partial<SampleDraft>): void => set({ ...get(), ...part });
  const empty = (): void => {
    set(NOTHING);
    void typed.write('samples', null);
  };
  return {
    get,
    subscribe,
    type(part: Partial<SampleRecipient>): void {
      change({ typed: { ...get().typed, ...part } });
      void typed.write('samples', get().typed);
    },
    /** What an earlier page left, unless something is typed already. */
    async restore(): Promise<void> {
      const stored = await typed.read('samples');
      if (get() === NOTHING && isFields(stored)) change({ typed: readRecipient(stored) });
    },
    sent: (id: string, request: SampleRequest): void => change({ last: { id, request, isHeld: false } }),
    held(id: string): void {
      const { last } = get();
      if (last?.id === id) change({ last: { ...last, isHeld: true } });
    },
    /** Its floors come first, then those chosen since, as far as there is room. */
    correct(id: string, request: SampleRequest): void {
      const { floors, ...recipient } = request;
      sampleList.replace([...floors, ...sampleList.without(floors)]);
      set({ typed: recipient, last: { id, request, isHeld: true } });
    },
    /** Typed fields are cleared: another person may order next on this device. */
    done(id: string): void {
      if (get().last?.id === id) empty();
    },
    /** A held order is corrected from the status sheet; kept here, the next person's order would replace it. */
    leave(): void {
      if (get().last?.isHeld === true) empty();
    },
    forget: empty,
  };
}

function readRecipient(stored: Readonly<Record<string, unknown>>): Partial<SampleRecipient> {
  return Object.fromEntries(RECIPIENT_FIELDS.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])));
}

export const sampleDraft = createSampleDraft();

afterLogOut(sampleDraft.forget);
