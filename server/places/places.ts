import * as z from 'zod/mini';
import type { Place, PlaceSuggestion } from '../../src/domain/address';

/** Google's service with a key, else the sample addresses. */
export function createPlaces(googleKey: string | null, askGoogle: typeof fetch = fetch): Places {
  return googleKey === null ? samplePlaces : createGooglePlaces(googleKey, askGoogle);
}

/** A failing service gives no suggestions: an address can always be typed. */
export interface Places {
  suggest(typed: string, searchId: string): Promise<readonly PlaceSuggestion[]>;
  /** Null for an unknown place and for one without a postal address. */
  lookUp(placeId: string, searchId: string): Promise<Place | null>;
}

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

type Sample = readonly [line1: string, city: string, postalCode: string, latitude: number, longitude: number];

/** Invented house numbers on real streets, near their true positions. */
const SAMPLES: readonly Sample[] = [
  ['1420 Coral Way', 'Miami', '33145', 25.7505, -80.2186],
  ['88 Brickell Avenue', 'Miami', '33131', 25.7662, -80.1918],
  ['2610 Biscayne Boulevard', 'Miami', '33137', 25.8023, -80.1893],
  ['7315 SW 8th Street', 'Miami', '33144', 25.7623, -80.3168],
  ['4804 NW 7th Street', 'Miami', '33126', 25.7783, -80.2767],
  ['5210 NE 2nd Avenue', 'Miami', '33137', 25.8231, -80.1919],
  ['12090 SW 88th Street', 'Miami', '33186', 25.6866, -80.3862],
  ['15645 Sunset Drive', 'Miami', '33193', 25.6996, -80.4449],
  ['930 Lincoln Road', 'Miami Beach', '33139', 25.7906, -80.1385],
  ['6580 Collins Avenue', 'Miami Beach', '33141', 25.8489, -80.1208],
  ['310 Ocean Drive', 'Miami Beach', '33139', 25.7722, -80.1321],
  ['9450 Harding Avenue', 'Surfside', '33154', 25.8779, -80.1236],
  ['244 Miracle Mile', 'Coral Gables', '33134', 25.7497, -80.2602],
  ['5120 Ponce de Leon Boulevard', 'Coral Gables', '33146', 25.7208, -80.2687],
  ['3390 Mary Street', 'Coconut Grove', '33133', 25.7285, -80.2389],
  ['651 Crandon Boulevard', 'Key Biscayne', '33149', 25.6909, -80.1627],
  ['2105 NW 79th Avenue', 'Doral', '33122', 25.7949, -80.3249],
  ['8320 NW 53rd Street', 'Doral', '33166', 25.8205, -80.3335],
  ['10725 NW 58th Street', 'Doral', '33178', 25.8267, -80.3714],
  ['1180 West 49th Street', 'Hialeah', '33012', 25.8655, -80.3082],
  ['455 Palm Avenue', 'Hialeah', '33010', 25.8253, -80.2819],
  ['6720 Main Street', 'Miami Lakes', '33014', 25.9112, -80.3106],
  ['13810 NE 16th Avenue', 'North Miami', '33181', 25.9009, -80.1697],
  ['2940 NE 207th Street', 'Aventura', '33180', 25.9679, -80.1441],
  ['17301 Biscayne Boulevard', 'North Miami Beach', '33160', 25.9376, -80.1487],
  ['19015 SW 117th Avenue', 'Cutler Bay', '33177', 25.5891, -80.3812],
  ['9701 East Hibiscus Street', 'Palmetto Bay', '33157', 25.6069, -80.3447],
  ['225 North Krome Avenue', 'Homestead', '33030', 25.4716, -80.4776],
  ['104 Hollywood Boulevard', 'Hollywood', '33019', 26.0118, -80.1183],
  ['5740 Sheridan Street', 'Hollywood', '33021', 26.0328, -80.2021],
  ['1801 Miramar Parkway', 'Miramar', '33023', 25.9774, -80.2331],
  ['11430 Pines Boulevard', 'Pembroke Pines', '33026', 26.0086, -80.3035],
  ['720 East Las Olas Boulevard', 'Fort Lauderdale', '33301', 26.1193, -80.1369],
  ['3015 North Ocean Boulevard', 'Fort Lauderdale', '33308', 26.1642, -80.0997],
  ['1641 Weston Road', 'Weston', '33326', 26.1004, -80.3998],
  ['8290 West Broward Boulevard', 'Plantation', '33324', 26.1215, -80.2593],
  ['2480 East Sunrise Boulevard', 'Fort Lauderdale', '33304', 26.1376, -80.1137],
  ['900 Coral Ridge Drive', 'Coral Springs', '33071', 26.2391, -80.2825],
  ['1360 South Federal Highway', 'Pompano Beach', '33062', 26.213, -80.107],
  ['433 Plaza Real', 'Boca Raton', '33432', 26.3527, -80.0851],
  ['210 East Atlantic Avenue', 'Delray Beach', '33444', 26.4616, -80.0705],
  ['545 Clematis Street', 'West Palm Beach', '33401', 26.7136, -80.0543],
  ['150 Worth Avenue', 'Palm Beach', '33480', 26.701, -80.0367],
  ['1203 Town Center Drive', 'Jupiter', '33458', 26.8886, -80.1097],
];

const STATE = 'FL';
const MAX_SUGGESTIONS = 5;

const textOf = ([line1, city, postalCode]: Sample): string => `${line1}, ${city}, ${STATE} ${postalCode}`;
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Suggests samples in which every typed word is a prefix of a word. */
export const samplePlaces: Places = {
  async suggest(typed) {
    const wanted = wordsOf(typed);
    if (wanted.length === 0) return [];
    return SAMPLES.map((sample, index) => ({ id: `sample-${index}`, text: textOf(sample) }))
      .filter(({ text }) => wanted.every((start) => wordsOf(text).some((word) => word.startsWith(start))))
      .slice(0, MAX_SUGGESTIONS);
  },
  async lookUp(placeId): Promise<Place | null> {
    const sample = SAMPLES[Number(/^sample-(\d{1,3})$/.exec(placeId)?.[1] ?? Number.NaN)];
    if (sample === undefined) return null;
    const [line1, city, postalCode, latitude, longitude] = sample;
    return { line1, city, postalCode, state: STATE, latitude, longitude };
  },
};
