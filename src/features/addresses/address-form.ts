import type { AddressDraft, Place } from '../../domain/address';

/** Which field each message of SPEC 5 is about. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'Please enter recipient name': 'name',
  'Please enter address line 1': 'line1',
  'Please enter city': 'city',
  'Please enter state': 'state',
  'Please enter valid 10-digit mobile number': 'mobileNumber',
  'Please agree to Terms & Conditions': 'hasAgreed',
};

export function fieldOf(problem: string): string | undefined {
  return FIELD_OF[problem];
}

const PLACE_FIELDS = ['line1', 'postalCode', 'city', 'state'] as const;

/**
 * A draft from the form's fields. A number typed as '(305) 555-0142' counts by its digits. The chosen place gives its
 * coordinates only while the fields still say that place.
 */
export function draftFrom(form: FormData, place: Place | null = null): AddressDraft {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const isThere = place !== null && PLACE_FIELDS.every((name) => text(name) === place[name]);
  return {
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    postalCode: text('postalCode'),
    city: text('city'),
    state: text('state'),
    mobileNumber: text('mobileNumber').replace(/\D/g, ''),
    isDefault: form.has('isDefault'),
    latitude: isThere ? place.latitude : null,
    longitude: isThere ? place.longitude : null,
  };
}
