import { expect, test } from 'vitest';
import { HttpError, NetworkError } from './errors';
import { fetchRoadDistance } from './road-distance';
import { setTransport } from './transport';

const STORE = { latitude: 25.82, longitude: -80.36 };
const HOME = { latitude: 25.75, longitude: -80.22 };

function routerSends(respond: () => Response): string[] {
  const asked: string[] = [];
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => null,
    fetch: async (url) => {
      asked.push(url);
      return respond();
    },
  });
  return asked;
}

test('The route is asked longitude first and the first distance is taken', async () => {
  const asked = routerSends(() => Response.json({ code: 'Ok', routes: [{ distance: 21_034.5 }, { distance: 9 }] }));
  expect(await fetchRoadDistance(STORE, HOME)).toBe(21_034.5);
  expect(asked).toEqual(['/api/route/v1/driving/-80.36,25.82;-80.22,25.75?overview=false']);
});

test.each([
  ['no road', () => Response.json({ code: 'NoRoute' }, { status: 400 })],
  [
    'no street near an address',
    () => Response.json({ code: 'NoSegment', message: 'Could not find a matching segment for coordinate 0' }, { status: 400 }),
  ],
  ['a query refused', () => Response.json({ code: 'InvalidQuery' }, { status: 400 })],
  ['too many places', () => Response.json({ code: 'TooBig' }, { status: 400 })],
  ['no routes', () => Response.json({ code: 'Ok', routes: [] })],
  ['a distance in words', () => Response.json({ code: 'Ok', routes: [{ distance: 'far' }] })],
])('A reply with %s means no distance', async (_name, respond) => {
  routerSends(respond);
  expect(await fetchRoadDistance(STORE, HOME)).toBeNull();
});

test('A service that does not answer is a network error', async () => {
  routerSends(() => {
    throw new TypeError('fetch failed');
  });
  await expect(fetchRoadDistance(STORE, HOME)).rejects.toBeInstanceOf(NetworkError);
});

test.each([
  ['nothing in it', () => Response.json({})],
  ['half of it missing', () => new Response('{"code":"Ok","routes":[{"dist')],
  ['no body', () => new Response(null, { status: 204 })],
  ["a portal's page", () => new Response('<h1>Guest WiFi</h1>')],
  ["a gateway's page of 404", () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['JSON of somebody else', () => Response.json({ code: 503, message: 'Service temporarily unavailable' }, { status: 503 })],
])('A reply with %s is no answer about the road', async (_name, respond) => {
  routerSends(respond);
  await expect(fetchRoadDistance(STORE, HOME)).rejects.toBeInstanceOf(NetworkError);
});

test('A service that was asked too often has said nothing about the road', async () => {
  routerSends(() => Response.json({ message: 'Too many tries.' }, { status: 429 }));
  await expect(fetchRoadDistance(STORE, HOME)).rejects.toBeInstanceOf(HttpError);
});
