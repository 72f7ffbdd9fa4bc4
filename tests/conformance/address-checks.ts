import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import type { Address } from '../../src/domain/address';
import { found, type Check, type Walk } from './check';
import { demand, Misfit } from './misfit';
import { draftAddress } from './samples';
import { succeeds } from './walk';

export const addressChecks: readonly Check[] = [
  {
    name: 'address-add',
    title: 'An address can be added and comes back as it was typed',
    needs: ['login'],
    async run(walk) {
      const draft = draftAddress(`First ${walk.mark}`);
      await succeeds(walk.visitor, 'the address to be added', writeAddress, { addressId: null, draft });
      const { id, isDefault: _isDefault, ...kept } = await named(walk, draft.name);
      const { isDefault: _wished, ...typed } = draft;
      const changed = Object.entries(typed)
        .filter(([field, value]) => Object.entries(kept).every(([name, keptValue]) => name !== field || keptValue !== value))
        .map(([field]) => field);
      demand(
        changed.length === 0,
        'every field of the address as it was typed',
        `these differ: ${changed.join(', ')}`,
        'Keep and send all fields of Appuseraddress.',
      );
      walk.findings.addressId = id;
    },
  },
  {
    name: 'address-edit',
    title: 'An address can be changed',
    needs: ['address-add'],
    async run(walk) {
      const addressId = found(walk, 'addressId');
      await succeeds(walk.visitor, 'the address to be changed', writeAddress, {
        addressId,
        draft: { ...draftAddress(`First ${walk.mark}`), line2: 'Unit 3' },
      });
      const address = await named(walk, `First ${walk.mark}`);
      demand(
        address.id === addressId && address.line2 === 'Unit 3',
        'the same address with the new line 2',
        `line 2 is '${address.line2}'`,
        'When appuser_address_id is sent, change that address.',
      );
    },
  },
  {
    name: 'address-default',
    title: 'A new default address takes the place of the old one',
    needs: ['address-add'],
    async run(walk) {
      const before = (await read(walk)).find(({ isDefault }) => isDefault);
      const draft = draftAddress(`Second ${walk.mark}`, true);
      await succeeds(walk.visitor, 'a second address to be added as the default', writeAddress, { addressId: null, draft });
      const all = await read(walk);
      const defaults = all.filter(({ isDefault }) => isDefault).map(({ name }) => name);
      const second = all.find(({ name }) => name === draft.name);
      if (second !== undefined) await succeeds(walk.visitor, 'the second address to be deleted', deleteAddress, second.id);
      if (before !== undefined) await putBack(walk, before);
      demand(
        defaults.length === 1 && defaults[0] === draft.name,
        'exactly one default, the new one',
        `is_default is 1 for ${defaults.length === 0 ? 'none' : defaults.join(', ')}`,
        "Take is_default from the others when one is saved with '1'.",
      );
    },
  },
  {
    name: 'address-delete',
    title: 'An address can be deleted',
    needs: ['address-add'],
    async run(walk) {
      const addressId = found(walk, 'addressId');
      await succeeds(walk.visitor, 'the address to be deleted', deleteAddress, addressId);
      demand(
        (await read(walk)).every(({ id }) => id !== addressId),
        'the address to be gone',
        'it is still in the list',
        'Delete the address that appuser_address_id names.',
      );
    },
  },
];

/** The addresses of the current visitor. */
export function read(walk: Walk): Promise<readonly Address[]> {
  return succeeds(walk.visitor, 'the list of addresses', getAddresses, undefined);
}

async function named(walk: Walk, wanted: string): Promise<Address> {
  const address = (await read(walk)).find(({ name }) => name === wanted);
  if (address === undefined)
    throw new Misfit(
      `the address of '${wanted}' in the list`,
      'it is not there',
      'Keep the address for this shopper and send it with getappuseraddress.',
    );
  return address;
}

/** An account of its own gets its default address back. */
async function putBack(walk: Walk, { id, ...draft }: Address): Promise<void> {
  await succeeds(walk.visitor, 'the old default to be set again', writeAddress, { addressId: id, draft });
}
