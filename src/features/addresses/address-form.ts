import type { AddressDraft, Place } from '../../domain/address';
import { oneLine } from '../../domain/text';
import { readTelephone, readZip } from '../../domain/typed-contact';

/** The field of each message of SPEC 5. */
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
 * An address draft from the form. A telephone number such as '(305) 555-0142' is reduced to its digits. The chosen place's coordinates are
 * used only while the fields still match it.
 */
export function draftFrom(form: FormData, place: Place | null = null): AddressDraft {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? oneLine(value) : '';
  };
  const isThere = place !== null && PLACE_FIELDS.every((name) => text(name) === place[name]);
  return {
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    postalCode: readZip(text('postalCode')) ?? text('postalCode'),
    city: text('city'),
    state: text('state'),
    mobileNumber: readTelephone(text('mobileNumber')) ?? text('mobileNumber'),
    isDefault: form.has('isDefault'),
    latitude: isThere ? place.latitude : null,
    longitude: isThere ? place.longitude : null,
  };
}
