import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { zipCentre } from '../../server/places/zip-codes';
import type { AddressDraft } from '../../src/domain/address';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';

let store: TestStore;
let shopper: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  shopper = await newShopper(store);
});

const draft: AddressDraft = {
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550123',
  isDefault: false,
  latitude: 25.75,
  longitude: -80.22,
};
const add = (more: Partial<AddressDraft> = {}) => shopper.data(writeAddress, { addressId: null, draft: { ...draft, ...more } });
const saved = () => shopper.data(getAddresses, undefined);
const defaults = async () => (await saved()).map((address) => [address.name, address.isDefault]);

describe('Addresses', () => {
  it('come back as they were saved, newest first, the first as default', async () => {
    await add();
    await add({ name: 'Site office', latitude: null, longitude: null });
    const [second, first] = await saved();
    const centre = await zipCentre('33145');
    expect(first).toEqual({ ...draft, ...centre, id: first?.id, isDefault: true, locatedBy: 'zip' });
    expect(second).toMatchObject({ name: 'Site office', isDefault: false, ...centre, locatedBy: 'zip' });
  });

  it('have one default, whatever is added, changed or deleted', async () => {
    await add({ name: 'A' });
    await add({ name: 'B', isDefault: true });
    expect(await defaults()).toEqual([
      ['B', true],
      ['A', false],
    ]);
    const [b, a] = await saved();
    await shopper.data(writeAddress, { addressId: b?.id ?? 0, draft: { ...draft, name: 'B', isDefault: false } });
    expect((await defaults()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
    await shopper.data(writeAddress, { addressId: a?.id ?? 0, draft: { ...draft, name: 'A', isDefault: true } });
    expect(await defaults()).toEqual([
      ['B', false],
      ['A', true],
    ]);
    await shopper.data(deleteAddress, a?.id ?? 0);
    expect(await defaults()).toEqual([['B', true]]);
  });

  it('have one default when five are added at once', async () => {
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => add({ name, isDefault: true })));
    expect((await defaults()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'Please enter recipient name'],
    [{ line1: '' }, 'Please enter address line 1'],
    [{ city: '' }, 'Please enter city'],
    [{ state: '' }, 'Please enter state'],
    [{ mobileNumber: '305555' }, 'Please enter valid 10-digit mobile number'],
  ])('are refused with %o', async (wrong, message) => {
    expect(await shopper.refusal(writeAddress, { addressId: null, draft: { ...draft, ...wrong } })).toBe(message);
    expect(await saved()).toEqual([]);
  });

  it('are fifty at most: one more is refused with what to do', async () => {
    for (let count = 1; count <= 50; count += 1) await add();
    expect(await shopper.refusal(writeAddress, { addressId: null, draft })).toContain('50');
    expect(await saved()).toHaveLength(50);
  });

  it('lose coordinates that lie nowhere', async () => {
    await add({ latitude: 0, longitude: 0, postalCode: '00000' });
    expect(await saved()).toMatchObject([{ latitude: null, longitude: null, locatedBy: null }]);
  });

  it("are the shopper's own: another's answers like a missing one", async () => {
    await add();
    const addressId = (await saved())[0]?.id ?? 0;
    const stranger = await newShopper(store);
    expect(await stranger.refusal(deleteAddress, addressId)).toBe(await stranger.refusal(deleteAddress, 999_999));
    expect(await stranger.refusal(writeAddress, { addressId, draft })).toBe(
      await stranger.refusal(writeAddress, { addressId: 999_999, draft }),
    );
    expect(await saved()).toMatchObject([{ id: addressId, line1: '1420 Coral Way' }]);
  });
});
