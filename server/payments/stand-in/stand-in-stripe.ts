import { randomBytes } from 'node:crypto';
import {
  type IntentRecord,
  changeStandInIntent,
  findStandInIntent,
  insertStandInIntent,
  listStandInIntents,
} from '../../repositories/stand-in-intents';
import type { Database } from '../../db/database';
import { readCard, type FormParameters } from './request-parameters';
import { amountProblem, authenticate, cancel, confirm, refund, update, type EventKind, type Step } from './intent-machine';
import { badRequest, noSuchIntent, type StripeProblem } from './stripe-problem';

export type Announce = (kind: EventKind, record: IntentRecord) => void;

export type Result = { readonly record: IntentRecord } | { readonly problem: StripeProblem; readonly record?: IntentRecord };

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Stripe's published state machine, as far as the shop uses it. */
export class StandInStripe {
  readonly #intents: IntentStore;
  readonly #announce: Announce;
  readonly #now: () => number;

  constructor(intents: IntentStore, announce: Announce, now: () => number) {
    this.#intents = intents;
    this.#announce = announce;
    this.#now = now;
  }

  async create(form: FormParameters, idempotencyKey: string | null): Promise<Result> {
    const amount = form.number('amount');
    if (amount === null) return { problem: badRequest('Missing required param: amount.', 'parameter_missing', 'amount') };
    const currency = form.text('currency')?.toLowerCase();
    if (currency === undefined) return { problem: badRequest('Missing required param: currency.', 'parameter_missing', 'currency') };
    if (currency !== 'usd') return { problem: badRequest(`Invalid currency: ${currency}.`, null, 'currency') };
    const problem = amountProblem(amount);
    if (problem !== null) return { problem };
    const id = newId('pi');
    const request = form.canonical();
    const kept = await this.#intents.insert(
      {
        id,
        clientSecret: `${id}_${newId('secret')}`,
        amount,
        amountReceived: 0,
        currency,
        status: 'requires_payment_method',
        metadata: form.group('metadata'),
        description: form.text('description'),
        created: this.#seconds(),
        canceledAt: null,
        chargeId: null,
        card: null,
        lastError: null,
        afterAuthentication: null,
        refunds: [],
        request,
      },
      idempotencyKey,
    );
    return kept.request === request ? { record: kept } : { problem: KEY_USED_TWICE };
  }

  async find(id: string): Promise<Result> {
    const record = await this.#intents.find(id);
    return record === null ? { problem: noSuchIntent(id) } : { record };
  }

  list(limit: number): Promise<readonly IntentRecord[]> {
    return this.#intents.list(limit);
  }

  update(id: string, form: FormParameters): Promise<Result> {
    return this.#step(id, (record) => update(record, form.number('amount'), form.group('metadata')));
  }

  confirm(id: string, form: FormParameters): Promise<Result> {
    const reading = readCard(form, this.#now());
    return this.#step(id, (record) =>
      'problem' in reading ? { record, problem: reading.problem, event: null } : confirm(record, reading.card, newId('ch')),
    );
  }

  authenticate(id: string, isAuthentic: boolean): Promise<Result> {
    return this.#step(id, (record) => authenticate(record, isAuthentic, newId('ch')));
  }

  cancel(id: string): Promise<Result> {
    return this.#step(id, (record) => cancel(record, this.#seconds()));
  }

  /** The same key gives the same refund. */
  async refund(form: FormParameters, idempotencyKey: string | null): Promise<Result> {
    const id = form.text('payment_intent');
    if (id === null) return { problem: badRequest('Missing required param: payment_intent.', 'parameter_missing', 'payment_intent') };
    return this.#step(id, (record) => {
      const earlier = record.refunds.find((made) => made.idempotencyKey !== null && made.idempotencyKey === idempotencyKey);
      if (earlier !== undefined) return { record, problem: null, event: null };
      return refund(record, form.number('amount'), {
        id: newId('re'),
        created: this.#seconds(),
        idempotencyKey,
        metadata: form.group('metadata'),
      });
    });
  }

  async #step(id: string, step: (record: IntentRecord) => Step): Promise<Result> {
    const done = await this.#intents.change(id, step);
    if (done === null) return { problem: noSuchIntent(id) };
    if (done.event !== null) this.#announce(done.event, done.record);
    return done.problem === null ? { record: done.record } : { problem: done.problem, record: done.record };
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1000);
  }
}

const KEY_USED_TWICE: StripeProblem = {
  ...badRequest('Keys for idempotent requests can only be used with the same parameters they were first used with.'),
  type: 'idempotency_error',
};

/** A step runs with its intent locked. */
export interface IntentStore {
  readonly insert: (record: IntentRecord, idempotencyKey: string | null) => Promise<IntentRecord>;
  readonly find: (id: string) => Promise<IntentRecord | null>;
  readonly change: (id: string, step: (record: IntentRecord) => Step) => Promise<Step | null>;
  readonly list: (limit: number) => Promise<readonly IntentRecord[]>;
}

/** A killed server still knows who has paid. */
export function databaseIntents(db: Database): IntentStore {
  return {
    insert: (record, idempotencyKey) => insertStandInIntent(db, record, idempotencyKey),
    find: (id) => findStandInIntent(db, id),
    change: (id, step) => changeStandInIntent(db, id, step),
    list: (limit) => listStandInIntents(db, limit),
  };
}
