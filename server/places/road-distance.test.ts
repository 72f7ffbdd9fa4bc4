import { describe, expect, it, vi } from 'vitest';
import { createRoadDistance, greatCircleMetres } from './road-distance';

const store = { latitude: 25.82, longitude: -80.36 };
const miami = { latitude: 25.77, longitude: -80.19 };
const router = (body: unknown, status = 200) => {
  const asked: string[] = [];
  const fetchRoute = async (url: string | URL | Request): Promise<Response> => {
    asked.push(String(url));
    return Response.json(body, { status });
  };
  return { asked, distance: createRoadDistance('http://router.test', fetchRoute) };
};

describe('Road distance', () => {
  it('is a quarter more than the great circle while no router is configured', async () => {
    const route = await createRoadDistance(null)(store, miami);
    expect(route?.isEstimate).toBe(true);
    expect(route?.metres).toBeCloseTo(greatCircleMetres(store, miami) * 1.25, 0);
  });

  it('knows that a degree of latitude is 111.2 km', () => {
    expect(greatCircleMetres({ latitude: 25, longitude: -80 }, { latitude: 26, longitude: -80 })).toBeCloseTo(111_195, -1);
  });

  it('asks the router once per pair, longitude first', async () => {
    const { asked, distance } = router({ code: 'Ok', routes: [{ distance: 23_456.7 }] });
    expect(await distance(store, miami)).toEqual({ metres: 23_456.7, isEstimate: false });
    expect(await distance(store, miami)).toEqual({ metres: 23_456.7, isEstimate: false });
    expect(asked).toEqual(['http://router.test/route/v1/driving/-80.360000,25.820000;-80.190000,25.770000?overview=false']);
  });

  it.each([
    [{ code: 'NoRoute' }, 400],
    [{ code: 'Ok', routes: [] }, 200],
    [{ code: 'Ok', routes: [{ distance: 'far' }] }, 200],
    ['nonsense', 200],
  ])('is unknown when the router answers %o, and asked for again', async (body, status) => {
    const { asked, distance } = router(body, status);
    expect(await distance(store, miami)).toBeNull();
    expect(await distance(store, miami)).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('is unknown when the router cannot be reached', async () => {
    const unreachable = createRoadDistance('http://router.test', () => Promise.reject(new TypeError('fetch failed')));
    expect(await unreachable(store, miami)).toBeNull();
  });

  it.each<[string, () => Response]>([
    ['no road', () => Response.json({ code: 'NoRoute', message: 'Impossible route between points' }, { status: 400 })],
    [
      'no street near an address',
      () => Response.json({ code: 'NoSegment', message: 'Could not find a matching segment for coordinate 1' }, { status: 400 }),
    ],
    [
      'a query it does not understand',
      () => Response.json({ code: 'InvalidQuery', message: 'Query string malformed close to position 12' }, { status: 400 }),
    ],
    ['too many places', () => Response.json({ code: 'TooBig', message: 'Too many coordinates' }, { status: 400 })],
    ['too many questions', () => new Response('Too Many Requests', { status: 429 })],
    ['nothing to match', () => Response.json({})],
    ['a page', () => new Response('<html><body>502 Bad Gateway</body></html>', { headers: { 'Content-Type': 'text/html' } })],
    ['half a reply', () => new Response('{"code":"Ok","routes":[{"dist', { headers: { 'Content-Type': 'application/json' } })],
    ['no body', () => new Response(null, { status: 204 })],
    ['less than nothing', () => Response.json({ code: 'Ok', routes: [{ distance: -1 }] })],
  ])('is unknown when the router answers with %s', async (_name, respond) => {
    expect(await createRoadDistance('http://router.test', async () => respond())(store, miami)).toBeNull();
  });

  it('is unknown when the router is slower than three seconds, and asked again next time', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    let asked = 0;
    const distance = createRoadDistance('http://router.test', (_url, init) => {
      asked += 1;
      return new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    });
    const waiting = distance(store, miami);
    limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    expect(await waiting).toBeNull();
    expect(timeout).toHaveBeenCalledWith(3_000);
    timeout.mockReturnValue(AbortSignal.abort());
    void distance(store, miami);
    expect(asked).toBe(2);
    timeout.mockRestore();
  });
});
