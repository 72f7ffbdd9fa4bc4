/** A delivery address as saved (SPEC 3). Coordinates null when it was typed by hand and not located. */
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
}

export type AddressDraft = Omit<Address, 'id'>;

/** An address that a search proposes for what was typed. */
export interface PlaceSuggestion {
  readonly id: string;
  readonly text: string;
}

/** What a chosen suggestion fills in (SPEC 2). */
export type Place = Pick<Address, 'line1' | 'postalCode' | 'city' | 'state'> & {
  readonly latitude: number;
  readonly longitude: number;
};

/** One line for a parcel label: '1420 Coral Way, Miami, FL 33145'. */
export function formatAddress(address: Omit<Address, 'id'>): string {
  const street = [address.line1, address.line2].filter((part) => part !== '').join(', ');
  return [street, address.city, `${address.state} ${address.postalCode}`.trim()].filter((part) => part !== '').join(', ');
}

/** The first thing wrong with a draft, in the order of SPEC 5; null when it can be sent. */
export function addressProblem(draft: AddressDraft, hasAgreedToTerms: boolean, hasAuthKey: boolean): string | null {
  if (draft.name.trim() === '') return 'Please enter recipient name';
  if (draft.line1.trim() === '') return 'Please enter address line 1';
  if (draft.city.trim() === '') return 'Please enter city';
  if (draft.state.trim() === '') return 'Please enter state';
  if (!/^\d{10}$/.test(draft.mobileNumber)) return 'Please enter valid 10-digit mobile number';
  if (!hasAgreedToTerms) return 'Please agree to Terms & Conditions';
  if (!hasAuthKey) return 'Auth key missing';
  return null;
}
