import * as z from 'zod/mini';
import type { Place, PlaceSuggestion } from '../domain/address';
import { codecOf, tolerantList } from './codec';
import { endpoint } from './define-endpoint';
import { formText, wireNumber, wireText } from './wire-values';

/** The maps service bills the calls of one `searchId` as one search. */
export interface PlaceSearch {
  readonly typed: string;
  readonly searchId: string;
}

export interface PlaceLookUp {
  readonly placeId: string;
  readonly searchId: string;
}

const suggestionCodec = codecOf(
  z.codec(z.object({ place_id: z.string(), text: z.string() }), z.custom<PlaceSuggestion>(), {
    decode: (wire) => ({ id: wire.place_id, text: wire.text }),
    encode: (suggestion) => ({ place_id: suggestion.id, text: suggestion.text }),
  }),
);

/** Additive. The key of the maps service stays on our server. */
export const suggestPlaces = endpoint({
  method: 'POST',
  path: '/places/autocomplete',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ input: formText(300), session_token: z.optional(formText(100)) }), z.custom<PlaceSearch>(), {
      decode: (form) => ({ typed: form.input, searchId: form.session_token ?? '' }),
      encode: (search) => ({ input: search.typed, session_token: search.searchId }),
    }),
  ),
  output: tolerantList(suggestionCodec),
});

const placeWire = z.object({
  address_line_1: wireText,
  postal_code: wireText,
  city: wireText,
  state: wireText,
  latitude: wireNumber,
  longitude: wireNumber,
});

/** Additive. */
export const lookUpPlace = endpoint({
  method: 'POST',
  path: '/places/details',
  auth: 'key',
  encoding: 'multipart',
  input: codecOf(
    z.codec(z.object({ place_id: formText(500), session_token: z.optional(formText(100)) }), z.custom<PlaceLookUp>(), {
      decode: (form) => ({ placeId: form.place_id, searchId: form.session_token ?? '' }),
      encode: (lookUp) => ({ place_id: lookUp.placeId, session_token: lookUp.searchId }),
    }),
  ),
  output: codecOf(
    z.codec(placeWire, z.custom<Place>(), {
      decode: (wire) => ({
        line1: wire.address_line_1,
        postalCode: wire.postal_code,
        city: wire.city,
        state: wire.state,
        latitude: wire.latitude,
        longitude: wire.longitude,
      }),
      encode: (place) => ({
        address_line_1: place.line1,
        postal_code: place.postalCode,
        city: place.city,
        state: place.state,
        latitude: place.latitude,
        longitude: place.longitude,
      }),
    }),
  ),
});
