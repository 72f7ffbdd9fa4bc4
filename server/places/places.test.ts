import { describe, expect, test, vi } from 'vitest';
import { createPlaces } from './places';

const KEY = 'maps-key';

function google(reply: unknown, httpStatus = 200) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const ask: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), init });
    return new Response(JSON.stringify(reply), { status: httpStatus });
  };
  return { places: createPlaces(KEY, ask), asked };
}

describe('Address search with a key', () => {
  test('posts what was typed and gives the proposals', async () => {
    const { places, asked } = google({
      suggestions: [{ placePrediction: { placeId: 'p1', text: { text: '1420 Coral Way, Miami' } } }, { queryPrediction: {} }],
    });
    expect(await places.suggest('1420 co', 'search-1')).toEqual([{ id: 'p1', text: '1420 Coral Way, Miami' }]);
    expect(asked[0]?.url).toBe('https://places.googleapis.com/v1/places:autocomplete');
    expect(asked[0]?.init?.method).toBe('POST');
    expect(asked[0]?.init?.redirect).toBe('error');
    expect(JSON.parse(String(asked[0]?.init?.body))).toMatchObject({ input: '1420 co', sessionToken: 'search-1' });
    expect(new Headers(asked[0]?.init?.headers).get('X-Goog-Api-Key')).toBe(KEY);
  });

  test('asks for components, location and formatted address of the chosen place, by its id', async () => {
    const component = (type: string, longText: string, shortText = longText) => ({ types: [type], longText, shortText });
    const { places, asked } = google({
      addressComponents: [
        component('street_number', '1420'),
        component('route', 'Coral Way'),
        component('locality', 'Miami'),
        component('administrative_area_level_1', 'Florida', 'FL'),
        component('postal_code', '33145'),
      ],
      location: { latitude: 25.75, longitude: -80.22 },
      formattedAddress: '1420 Coral Way, Miami, FL 33145',
    });
    expect(await places.lookUp('p/1', 'search-1')).toEqual({
      line1: '1420 Coral Way',
      postalCode: '33145',
      city: 'Miami',
      state: 'FL',
      latitude: 25.75,
      longitude: -80.22,
    });
    expect(asked[0]?.url).toBe('https://places.googleapis.com/v1/places/p%2F1?sessionToken=search-1');
    expect(new Headers(asked[0]?.init?.headers).get('X-Goog-FieldMask')).toBe('addressComponents,location,formattedAddress');
  });

  test.each([
    ['an error', { error: {} }, 403],
    ['another shape', { suggestions: 'none' }, 200],
  ])('proposes nothing when the service answers %s', async (_name, reply, httpStatus) => {
    const { places } = google(reply, httpStatus);
    expect(await places.suggest('1420', '')).toEqual([]);
    expect(await places.lookUp('p1', '')).toBeNull();
  });

  test('proposes nothing when the service does not answer', async () => {
    const places = createPlaces(KEY, () => Promise.reject(new TypeError('no route')));
    expect(await places.suggest('1420', '')).toEqual([]);
  });
});

describe('Address search with a key that gets an odd answer', () => {
  const refused = (httpStatus: number, status: string, message: string) => (): Response =>
    Response.json({ error: { code: httpStatus, message, status } }, { status: httpStatus });
  test.each<[string, () => Response]>([
    ['no match at all', () => Response.json({})],
    ['a list of nothing', () => Response.json({ suggestions: [] })],
    ['searches instead of places', () => Response.json({ suggestions: [{ queryPrediction: { text: { text: 'flooring' } } }] })],
    ['a question it cannot read', refused(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.')],
    ['a key it does not know', refused(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.')],
    [
      'a key without leave',
      refused(403, 'PERMISSION_DENIED', 'Places API (New) has not been used in this project before or it is disabled.'),
    ],
    ['a used-up quota', refused(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')],
    ['a page', () => new Response('<html>Error 502</html>', { status: 502 })],
    ['a page that calls itself well', () => new Response('<html></html>')],
    ['half a reply', () => new Response('{"suggestions":[{"placePred')],
    ['no body', () => new Response(null, { status: 204 })],
  ])('%s: nothing is proposed and typing by hand goes on', async (_name, respond) => {
    const places = createPlaces(KEY, async () => respond());
    expect([await places.suggest('1420', 's'), await places.lookUp('p1', 's')]).toEqual([[], null]);
  });

  test('no answer within three seconds: nothing is proposed', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const places = createPlaces(
      KEY,
      (_url, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const waiting = places.suggest('1420', 's');
    limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    expect(await waiting).toEqual([]);
    expect(timeout).toHaveBeenCalledWith(3_000);
    timeout.mockRestore();
  });
});

describe('Address search without a key', () => {
  const places = createPlaces(null);

  test('proposes sample addresses in which every typed word begins a word', async () => {
    const found = await places.suggest('1420 cor', '');
    expect(found.map(({ text }) => text)).toEqual(['1420 Coral Way, Miami, FL 33145']);
    expect(await places.lookUp(found[0]?.id ?? '', '')).toMatchObject({
      line1: '1420 Coral Way',
      city: 'Miami',
      state: 'FL',
      postalCode: '33145',
    });
    expect((await places.suggest('miami', '')).length).toBe(5);
  });

  test.each(['sample-999', 'sample-', 'p1', ''])('knows no place %o', async (placeId) => {
    expect(await places.lookUp(placeId, '')).toBeNull();
  });
});
