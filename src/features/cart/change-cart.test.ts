import { afterEach, expect, test, vi } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import type { DrainResult } from '../../offline/outbox/drain-outbox';
import { outbox, type OutboxEntry } from '../../offline/outbox/outbox';
import { NO_TRIES } from '../../offline/sync/backoff';
import { outcomeOf } from './change-cart';

const NOTHING: DrainResult = { sent: 0, waiting: 0, dueInMs: null, refused: [], isUnauthenticated: false, serverLines: null };
const WAITING: OutboxEntry = {
  accountId: 'account-1',
  intent: { product: productNumber(107), boxes: 41, isInstallationChosen: false, sequence: 1 },
  savedAt: 0,
  state: 'waiting',
  refusal: null,
  deviceId: 'device-1',
  isInDoubt: false,
  seenCartVersion: null,
  ending: null,
  tries: NO_TRIES,
};

afterEach(() => vi.restoreAllMocks());

test.each([
  ['refused', [{ ...WAITING, state: 'refused', refusal: 'We keep 40 boxes.' }], { kind: 'refused', message: 'We keep 40 boxes.' }],
  ['waiting', [WAITING], { kind: 'waiting' }],
  ['saved', [], { kind: 'saved' }],
] as const)('A change that another drain has sent first is told as it ended there: %s', (_end, entries, outcome) => {
  vi.spyOn(outbox, 'entries').mockReturnValue(entries);
  expect(outcomeOf(NOTHING, 107)).toMatchObject(outcome);
});
