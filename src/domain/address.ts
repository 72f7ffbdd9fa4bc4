import { readZip } from './typed-contact';
import { addressTexts } from './address.texts';

/** 'zip' is the ZIP code's centre. 'coordinates', a client's, stands in earlier orders and in lists of other back ends only. */
export const LOCATION_SOURCES = ['place', 'coordinates', 'zip'] as const;
export type LocationSource = (typeof LOCATION_SOURCES)[number];

/** As saved. Coordinates are null when the position is unknown. */
export interface Address {
  readonly id: number;
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  readonly mobileNumber: string;
  readonly isDefault: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Null also from a back end without this field. */
  readonly locatedBy: LocationSource | null;
}

export interface AddressDraft extends Omit<Address, 'id' | 'locatedBy'> {
  /** Absent for a typed address. */
  readonly placeId?: string | undefined;
}

export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

type PlaceText = Pick<Address, 'line1' | 'postalCode' | 'city' | 'state'>;

/** What a chosen suggestion fills in. */
export type Place = PlaceText & {
  readonly latitude: number;
  readonly longitude: number;
};

/** One line for a parcel label: '1420 Coral Way, Miami, FL 33145'. */
export function formatAddress(address: Pick<Address, 'line1' | 'line2' | 'city' | 'state' | 'postalCode'>): string {
  const street = [address.line1, address.line2].filter((part) => part !== '').join(', ');
  return [street, address.city, `${address.state} ${address.postalCode}`.trim()].filter((part) => part !== '').join(', ');
}

/** Line 1 may go on (' Apt 9'). A missing ZIP code is not compared. */
export function isStillPlace(place: PlaceText, address: PlaceText): boolean {
  const [placeZip, zip] = [zipOf(place.postalCode), zipOf(address.postalCode)];
  const townOf = ({ city, state }: PlaceText): string => words(`${city}, ${state}`);
  const street = words(place.line1);
  return (
    (placeZip === null || zip === null || placeZip === zip) &&
    townOf(place) === townOf(address) &&
    (street === '' || `${words(address.line1)} `.startsWith(`${street} `))
  );
}

/** Five digits, also of '33145-1234'; null for any other text. */
export function zipOf(postalCode: string): string | null {
  return readZip(postalCode)?.slice(0, 5) ?? null;
}

/** The words of a text in lower case, separated by one space. */
export function words(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** In the specified order; null when the draft can be sent. */
export function addressProblem(
  draft: Pick<AddressDraft, 'name' | 'line1' | 'city' | 'state' | 'mobileNumber'>,
  hasAgreedToTerms: boolean,
  hasAuthKey: boolean,
): string | null {
  if (draft.name.trim() === '') return addressTexts.name;
  if (draft.line1.trim() === '') return addressTexts.line1;
  if (draft.city.trim() === '') return addressTexts.city;
  if (draft.state.trim() === '') return addressTexts.state;
  if (!/^\d{10}$/.test(draft.mobileNumber)) return addressTexts.mobileNumber;
  if (!hasAgreedToTerms) return addressTexts.hasAgreed;
  if (!hasAuthKey) return addressTexts.authKey;
  return null;
}
