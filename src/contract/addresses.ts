import * as z from 'zod/mini';
import type { Address, AddressDraft } from '../domain/address';
import { LONGEST_CITY, LONGEST_POSTAL_CODE, LONGEST_RECIPIENT, LONGEST_STATE, LONGEST_STREET } from '../domain/longest-texts';
import { codecOf, nothing, tolerantList } from './codec';
import { endpoint } from './define-endpoint';
import { formId, formText, wireFlag, wireLocationSource, wireNumber, wireNumberOrNull, wireText } from './wire-values';

const addressWire = z.object({
  appuser_address_id: wireNumber,
  name: wireText,
  address_line_1: wireText,
  address_line_2: wireText,
  postal_code: wireText,
  mobile_number: wireText,
  is_default: wireFlag,
  city: wireText,
  state: wireText,
  latitude: wireNumberOrNull,
  longitude: wireNumberOrNull,
  /** Additive. */
  location_source: wireLocationSource,
});

const addressCodec = codecOf(
  z.codec(addressWire, z.custom<Address>(), {
    decode: (wire) => ({
      id: wire.appuser_address_id,
      name: wire.name,
      line1: wire.address_line_1,
      line2: wire.address_line_2,
      postalCode: wire.postal_code,
      city: wire.city,
      state: wire.state,
      mobileNumber: wire.mobile_number,
      isDefault: wire.is_default,
      latitude: wire.latitude,
      longitude: wire.longitude,
      locatedBy: wire.location_source,
    }),
    encode: (address) => ({
      appuser_address_id: address.id,
      name: address.name,
      address_line_1: address.line1,
      address_line_2: address.line2,
      postal_code: address.postalCode,
      mobile_number: address.mobileNumber,
      is_default: address.isDefault,
      city: address.city,
      state: address.state,
      latitude: address.latitude,
      longitude: address.longitude,
      location_source: address.locatedBy,
    }),
  }),
);

/** Newest first. */
export const getAddresses = endpoint({
  method: 'POST',
  path: '/userauth/getappuseraddress',
  auth: 'key',
  encoding: 'none',
  input: nothing,
  output: tolerantList(addressCodec),
});

export interface AddressWrite {
  readonly addressId: number | null;
  readonly draft: AddressDraft;
}

const addressForm = z.object({
  appuser_address_id: z.optional(formId),
  'Appuseraddress[name]': formText(LONGEST_RECIPIENT),
  'Appuseraddress[address_line_1]': formText(LONGEST_STREET),
  'Appuseraddress[address_line_2]': z.optional(formText(LONGEST_STREET)),
  'Appuseraddress[postal_code]': z.optional(formText(LONGEST_POSTAL_CODE)),
  'Appuseraddress[mobile_number]': formText(20),
  'Appuseraddress[is_default]': wireFlag,
  'Appuseraddress[city]': formText(LONGEST_CITY),
  'Appuseraddress[state]': formText(LONGEST_STATE),
  'Appuseraddress[latitude]': z.optional(formText(30)),
  'Appuseraddress[longitude]': z.optional(formText(30)),
  'Appuseraddress[place_id]': z.optional(formText(500)),
});

const degrees = (typed: string | undefined): number | null =>
  typed === undefined || typed.trim() === '' || !Number.isFinite(Number(typed)) ? null : Number(typed);

const placeNamed = (id: string | undefined): { readonly placeId?: string } => (id === undefined || id === '' ? {} : { placeId: id });

/** Additive: the `place_id` of the search, which says where the address lies. */
export const writeAddress = endpoint({
  method: 'POST',
  path: '/userauth/addeditappuseraddress',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(addressForm, z.custom<AddressWrite>(), {
      decode: (form) => ({
        addressId: form.appuser_address_id ?? null,
        draft: {
          name: form['Appuseraddress[name]'],
          line1: form['Appuseraddress[address_line_1]'],
          line2: form['Appuseraddress[address_line_2]'] ?? '',
          postalCode: form['Appuseraddress[postal_code]'] ?? '',
          mobileNumber: form['Appuseraddress[mobile_number]'],
          isDefault: form['Appuseraddress[is_default]'],
          city: form['Appuseraddress[city]'],
          state: form['Appuseraddress[state]'],
          latitude: degrees(form['Appuseraddress[latitude]']),
          longitude: degrees(form['Appuseraddress[longitude]']),
          ...placeNamed(form['Appuseraddress[place_id]']),
        },
      }),
      encode: ({ addressId, draft }) => ({
        ...(addressId === null ? {} : { appuser_address_id: addressId }),
        'Appuseraddress[name]': draft.name,
        'Appuseraddress[address_line_1]': draft.line1,
        'Appuseraddress[address_line_2]': draft.line2,
        'Appuseraddress[postal_code]': draft.postalCode,
        'Appuseraddress[mobile_number]': draft.mobileNumber,
        'Appuseraddress[is_default]': draft.isDefault,
        'Appuseraddress[city]': draft.city,
        'Appuseraddress[state]': draft.state,
        'Appuseraddress[latitude]': draft.latitude === null ? '' : String(draft.latitude),
        'Appuseraddress[longitude]': draft.longitude === null ? '' : String(draft.longitude),
        ...(draft.placeId === undefined ? {} : { 'Appuseraddress[place_id]': draft.placeId }),
      }),
    }),
  ),
  output: nothing,
});

export const deleteAddress = endpoint({
  method: 'POST',
  path: '/userauth/deleteappuseraddress',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ appuser_address_id: formId }), z.custom<number>(), {
      decode: (form) => form.appuser_address_id,
      encode: (addressId) => ({ appuser_address_id: addressId }),
    }),
  ),
  output: nothing,
});
