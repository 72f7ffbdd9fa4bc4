// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { earlierCustomers } from './counter-quotes';
import { localKeys } from './storage/storage-keys';

afterEach(() => {
  earlierCustomers.begin(0);
  localStorage.clear();
});

test('The staff word opens what earlier customers left, in any case, until the next customer; a wrong one opens nothing', async () => {
  expect(await earlierCustomers.unlock('maple7')).toBe(false);
  await earlierCustomers.setWord(' Maple7 ');
  expect(localStorage.getItem(localKeys.staffWord)).not.toMatch(/maple7/i);
  expect([await earlierCustomers.unlock('maple8'), earlierCustomers.isUnlocked()]).toEqual([false, false]);
  expect([await earlierCustomers.unlock('MAPLE7'), earlierCustomers.isUnlocked()]).toEqual([true, true]);
  earlierCustomers.begin(1_800_000_000_000);
  expect([earlierCustomers.through(), earlierCustomers.isUnlocked()]).toEqual([1_800_000_000_000, false]);
  earlierCustomers.forget();
  expect(earlierCustomers.through()).toBe(0);
});

test('A word that is damaged on the device opens nothing, and a damaged time hides nothing', async () => {
  localStorage.setItem(localKeys.staffWord, '{"salt":"%","hash":7}');
  localStorage.setItem(localKeys.nextCustomerAt, 'soon');
  expect([earlierCustomers.hasWord(), await earlierCustomers.unlock('x'), earlierCustomers.through()]).toEqual([false, false, 0]);
});
