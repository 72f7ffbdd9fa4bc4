import * as z from 'zod/mini';
import type { Place, PlaceSuggestion } from '../../src/domain/address';
import type { Places } from './places';

/** Places API (New): https://developers.google.com/maps/documentation/places/web-service/op-overview */
const SERVICE = 'https://places.googleapis.com/v1';
const REPLY_LIMIT_MS = 3_000;
const DETAIL_FIELDS = 'addressComponents,location,formattedAddress';
/** 50 km around Miami, the largest circle that the service allows. */
const NEAR_THE_SHOP = { circle: { center: { latitude: 25.8, longitude: -80.3 }, radius: 50_000 } };

const suggestionsReply = z.object({
  suggestions: z.optional(
    z.array(z.object({ placePrediction: z.optional(z.object({ placeId: z.string(), text: z.object({ text: z.string() }) })) })),
  ),
});

const component = z.object({ longText: z.optional(z.string()), shortText: z.optional(z.string()), types: z.array(z.string()) });
const detailsReply = z.object({
  addressComponents: z.array(component),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  formattedAddress: z.optional(z.string()),
});

/** Of Places API (New). A silent, failing or unreadable service answers with nothing found. */
export function createGooglePlaces(key: string, ask: typeof fetch): Places {
  const request = async (path: string, init: RequestInit): Promise<unknown> => {
    try {
      const headers = { ...init.headers, 'X-Goog-Api-Key': key, 'Content-Type': 'application/json' };
      const response = await ask(`${SERVICE}${path}`, {
        ...init,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(REPLY_LIMIT_MS),
      });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  };
  return {
    async suggest(typed, searchId) {
      const body = JSON.stringify({
        input: typed,
        includedRegionCodes: ['us'],
        locationBias: NEAR_THE_SHOP,
        ...(searchId === '' ? {} : { sessionToken: searchId }),
      });
      return suggestionsIn(await request('/places:autocomplete', { method: 'POST', body }));
    },
    async lookUp(placeId, searchId) {
      const query = searchId === '' ? '' : `?sessionToken=${encodeURIComponent(searchId)}`;
      return placeIn(
        await request(`/places/${encodeURIComponent(placeId)}${query}`, { method: 'GET', headers: { 'X-Goog-FieldMask': DETAIL_FIELDS } }),
      );
    },
  };
}

function suggestionsIn(reply: unknown): readonly PlaceSuggestion[] {
  const read = z.safeParse(suggestionsReply, reply);
  const suggestions = read.success ? (read.data.suggestions ?? []) : [];
  return suggestions.flatMap(({ placePrediction: place }) => (place === undefined ? [] : [{ id: place.placeId, text: place.text.text }]));
}

function placeIn(reply: unknown): Place | null {
  const read = z.safeParse(detailsReply, reply);
  if (!read.success) return null;
  const { addressComponents, location } = read.data;
  const find = (...types: readonly string[]): z.infer<typeof component> | undefined =>
    types.map((type) => addressComponents.find((each) => each.types.includes(type))).find((found) => found !== undefined);
  return {
    line1: [find('street_number')?.longText, find('route')?.longText].filter(Boolean).join(' '),
    postalCode: find('postal_code')?.longText ?? '',
    city: find('locality', 'postal_town', 'sublocality', 'administrative_area_level_3')?.longText ?? '',
    state: find('administrative_area_level_1')?.shortText ?? '',
    latitude: location.latitude,
    longitude: location.longitude,
  };
}
