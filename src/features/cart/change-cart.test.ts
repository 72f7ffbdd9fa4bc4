import { afterEach, expect, test, vi } from 'vitest';
import { productNumber } from '../../../tests/fixtures/cart-product';
import { cartChanges } from '../../offline/cart';
import { newCartRecord, type CartRecord } from '../../offline/cart-record';
import { putFloors } from './change-cart';

vi.mock('../../offline/send-cart', () => ({ sendCart: async () => null }));

const CHANGE = { product: productNumber(107), boxes: 41, isInstallationChosen: false };
const WAITING: CartRecord = newCartRecord('account-1', CHANGE, { deviceId: 'device-1', sequence: 1 }, 0, null, null);

afterEach(() => vi.restoreAllMocks());

test.each([
  ['refused', [{ ...WAITING, state: 'refused', refusal: 'We keep 40 boxes.' }], { kind: 'refused', message: 'We keep 40 boxes.' }],
  ['waiting', [WAITING], { kind: 'waiting' }],
  ['saved', [], { kind: 'saved' }],
] as const)('A change that another tab has sent first is told as it ended there: %s', async (_end, entries, outcome) => {
  vi.spyOn(cartChanges, 'accountId').mockReturnValue('account-1');
  vi.spyOn(cartChanges, 'put').mockResolvedValue(WAITING.intent);
  vi.spyOn(cartChanges, 'entries').mockReturnValue(entries);
  expect(await putFloors([CHANGE])).toMatchObject([outcome]);
});
