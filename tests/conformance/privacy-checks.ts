import { deleteAddress } from '../../src/contract/addresses';
import { deleteCartLine } from '../../src/contract/cart';
import { read as readAddresses } from './address-checks';
import { readLines } from './cart-checks';
import { found, type Check } from './check';
import { demand, NotApplicable } from './misfit';
import { signUpAs } from './session-checks';
import { errorOf } from './walk';

export const privacyChecks: readonly Check[] = [
  {
    name: 'private',
    title: "A shopper neither sees nor deletes another one's cart and addresses",
    needs: ['cart-add', 'address-add'],
    async run(walk) {
      if (walk.options.account !== null) throw new NotApplicable('an account was given, so no second shopper is signed up');
      const { lineId } = found(walk, 'line');
      const addressId = found(walk, 'addressId');
      const other = { ...walk, visitor: walk.stranger() };
      other.visitor.takeOver();
      try {
        await signUpAs(other, 'other');
        demand(
          (await readLines(other)).length === 0,
          'an empty cart for a new shopper',
          'it holds lines',
          'Read only the lines of the shopper whose key is sent.',
        );
        demand(
          (await readAddresses(other)).length === 0,
          'no address for a new shopper',
          'there are some',
          'Read only the addresses of the shopper whose key is sent.',
        );
        // Refused or accepted, as the server likes: what counts is that nothing happened.
        await errorOf(other.visitor, deleteCartLine, lineId);
        await errorOf(other.visitor, deleteAddress, addressId);
      } finally {
        walk.visitor.takeOver();
      }
      demand(
        (await readLines(walk)).some((line) => line.lineId === lineId),
        "the first shopper's line to stay",
        'another shopper deleted it',
        'Look at whose line user_carts_id names before deleting it.',
      );
      demand(
        (await readAddresses(walk)).some(({ id }) => id === addressId),
        "the first shopper's address to stay",
        'another shopper deleted it',
        'Look at whose address appuser_address_id names before deleting it.',
      );
    },
  },
];
