import { routesTexts } from './routes.texts';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { addressProblem, type Address, type AddressDraft } from '../../src/domain/address';
import { oneLine } from '../../src/domain/one-line';
import type { Database } from '../db/database';
import { replyOnce, namedRequest } from '../http/reply-once';
import type { Api } from '../http/api';
import { Refusal, UnknownId } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import { isAtPlace, locateAddress } from '../places/locate-address';
import type { Places } from '../places/places';
import {
  addAddress,
  changeAddress,
  findAddress,
  MAX_ADDRESSES,
  readAddresses,
  removeAddress,
  type AddressValues,
  type KeptAddress,
} from '../repositories/addresses';

interface AddressRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly places: Places;
  readonly limitRate: LimitRate;
}

/** Another shopper's address gets the same reply as one that does not exist. */
export function mountAddressRoutes(api: Api, { db, now, places, limitRate }: AddressRouteParts): void {
  api.handleSignedIn(getAddresses, async (_input, { user }) => ({
    data: await Promise.all((await readAddresses(db, user.id)).map(locatedAddress)),
  }));

  api.handleSignedIn(writeAddress, async ({ addressId, draft: typed }, { user, headers }) => {
    await limitRate('writesPerAccount', String(user.id));
    const draft = tidyDraft(typed);
    const problem = addressProblem(draft, true, true);
    if (problem !== null) throw new Refusal(problem);
    const kept = addressId === null ? null : await findAddress(db, user.id, addressId);
    const placeId = draft.placeId ?? kept?.placeId ?? null;
    if (placeId !== null) await limitRate('placesPerAccount', String(user.id));
    const values = await placed(places, draft, placeId);
    const request = namedRequest(headers, { userId: user.id }, [writeAddress.path, addressId, draft]);
    const message = await replyOnce(db, request, now(), async (tx) => {
      if (addressId !== null) {
        if (!(await changeAddress(tx, user.id, addressId, values))) throw new UnknownId(routesTexts.addressMissing);
        return routesTexts.addressUpdated;
      }
      const outcome = await addAddress(tx, user.id, values);
      if (outcome === 'full') throw new Refusal(routesTexts.addressesFull(MAX_ADDRESSES));
      return routesTexts.addressAdded;
    });
    return { data: undefined, message };
  });

  api.handleSignedIn(deleteAddress, async (addressId, { user, headers }) => {
    await limitRate('writesPerAccount', String(user.id));
    const request = namedRequest(headers, { userId: user.id }, [deleteAddress.path, addressId]);
    const message = await replyOnce(db, request, now(), async (tx) => {
      if (!(await removeAddress(tx, user.id, addressId, now()))) throw new UnknownId(routesTexts.addressMissing);
      return routesTexts.addressDeleted;
    });
    return { data: undefined, message };
  });
}

/** Coordinates only from our own search: a client's never price a delivery. */
async function placed(places: Places, draft: AddressDraft, placeId: string | null): Promise<AddressValues> {
  const place = placeId === null ? null : await places.lookUp(placeId, '');
  if (place === null || !isAtPlace(place, draft)) return { ...draft, placeId: null, latitude: null, longitude: null };
  return { ...draft, placeId, latitude: place.latitude, longitude: place.longitude };
}

/** With the server's location: the page's route then matches the bill's. */
async function locatedAddress({ placeId, ...address }: KeptAddress): Promise<Address> {
  const location = await locateAddress({ ...address, placeId });
  return {
    ...address,
    latitude: location?.position.latitude ?? null,
    longitude: location?.position.longitude ?? null,
    locatedBy: location?.source ?? null,
  };
}

function tidyDraft(draft: AddressDraft): AddressDraft {
  return {
    name: oneLine(draft.name),
    line1: oneLine(draft.line1),
    line2: oneLine(draft.line2),
    postalCode: oneLine(draft.postalCode),
    city: oneLine(draft.city),
    state: oneLine(draft.state),
    mobileNumber: oneLine(draft.mobileNumber),
    isDefault: draft.isDefault,
    latitude: null,
    longitude: null,
    placeId: draft.placeId,
  };
}
