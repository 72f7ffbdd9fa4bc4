import { isStillPlace, type AddressDraft, type Place } from '../../domain/address';
import { oneLine } from '../../domain/one-line';
import { readTelephone, readZip } from '../../domain/typed-contact';
import { addressTexts } from '../../domain/address.texts';

const FIELDS = ['name', 'line1', 'city', 'state', 'mobileNumber', 'hasAgreed'] as const satisfies readonly (keyof typeof addressTexts)[];

export function fieldOf(problem: string): string | undefined {
  return FIELDS.find((field) => addressTexts[field] === problem);
}

export interface ChosenPlace {
  readonly id: string;
  readonly place: Place;
}

/** The chosen place's id and coordinates are used only while the fields still match it. */
export function draftFrom(form: FormData, chosen: ChosenPlace | null = null): AddressDraft {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? oneLine(value) : '';
  };
  const written = {
    line1: text('line1'),
    postalCode: readZip(text('postalCode')) ?? text('postalCode'),
    city: text('city'),
    state: text('state'),
  };
  const kept = chosen !== null && isStillPlace(chosen.place, written) ? chosen : null;
  return {
    ...written,
    name: text('name'),
    line2: text('line2'),
    mobileNumber: readTelephone(text('mobileNumber')) ?? text('mobileNumber'),
    isDefault: form.has('isDefault'),
    latitude: kept?.place.latitude ?? null,
    longitude: kept?.place.longitude ?? null,
    ...(kept === null ? {} : { placeId: kept.id }),
  };
}
