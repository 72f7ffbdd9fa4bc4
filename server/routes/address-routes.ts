import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { addressProblem, type AddressDraft } from '../../src/domain/address';
import { isPosition } from '../../src/domain/shipping';
import { oneLine } from '../../src/domain/text';
import type { Database } from '../db/database';
import { answerOnce, namedRequest } from '../http/answer-once';
import type { Api } from '../http/api';
import { Refusal } from '../http/problems';
import { addAddress, changeAddress, MAX_ADDRESSES, readAddresses, removeAddress } from '../repositories/addresses';

const ADDRESS_MISSING = 'This address no longer exists.';

/** Delivery addresses (SPEC 7). Another shopper's address answers like one that does not exist. */
export function mountAddressRoutes(api: Api, db: Database, now: () => number): void {
  api.handleSignedIn(getAddresses, async (_input, { user }) => ({ data: await readAddresses(db, user.id) }));

  api.handleSignedIn(writeAddress, async ({ addressId, draft: typed }, { user, headers }) => {
    const draft = tidyDraft(typed);
    const problem = addressProblem(draft, true, true);
    if (problem !== null) throw new Refusal(problem);
    const request = namedRequest(headers, { userId: user.id }, [writeAddress.path, addressId, draft]);
    const message = await answerOnce(db, request, now(), async (tx) => {
      if (addressId !== null) {
        if (!(await changeAddress(tx, user.id, addressId, draft))) throw new Refusal(ADDRESS_MISSING);
        return 'Address updated successfully';
      }
      const outcome = await addAddress(tx, user.id, draft);
      if (outcome === 'full') throw new Refusal(`You can keep up to ${MAX_ADDRESSES} addresses. Please delete one first.`);
      return 'Address added successfully. Freight quote will follow.';
    });
    return { data: undefined, message };
  });

  api.handleSignedIn(deleteAddress, async (addressId, { user, headers }) => {
    const request = namedRequest(headers, { userId: user.id }, [deleteAddress.path, addressId]);
    const message = await answerOnce(db, request, now(), async (tx) => {
      if (!(await removeAddress(tx, user.id, addressId, now()))) throw new Refusal(ADDRESS_MISSING);
      return 'Address deleted successfully';
    });
    return { data: undefined, message };
  });
}

/** Each text one line; coordinates only as a pair that lies on the globe. */
function tidyDraft(draft: AddressDraft): AddressDraft {
  const { latitude, longitude } = draft;
  const isLocated = latitude !== null && longitude !== null && isPosition(latitude, longitude);
  return {
    name: oneLine(draft.name),
    line1: oneLine(draft.line1),
    line2: oneLine(draft.line2),
    postalCode: oneLine(draft.postalCode),
    city: oneLine(draft.city),
    state: oneLine(draft.state),
    mobileNumber: oneLine(draft.mobileNumber),
    isDefault: draft.isDefault,
    latitude: isLocated ? latitude : null,
    longitude: isLocated ? longitude : null,
  };
}
