import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCart, writeCartLine } from '../contract/cart';
import type { Endpoint } from '../contract/define-endpoint';
import { endpoints } from '../contract/all-endpoints';
import { getSettings, getShippingCharge } from '../contract/site';
import { ApiError, ForeignReplyError, HttpError } from './errors';
import { readReply } from './read-reply';

const ALL: Readonly<Record<string, Pick<Endpoint<unknown, unknown>, 'path' | 'mayBeBare' | 'output'>>> = endpoints;
/** The calls that are specified without a status. */
const BARE = ['getHomeScreen', 'getAboutUs', 'getSettings', 'getShippingCharge', 'getProducts', 'getCategories', 'getProductDetails'];
const STRICT = Object.entries(ALL).filter(([name]) => !BARE.includes(name));
const PAGE = '<!doctype html><title>Guest WiFi</title>';
const FOREIGN = ['[]', '{}', '{"ok":true}', '{"message":"Service temporarily unavailable"}', 'null', '"ok"', '{"status":404}', PAGE, ''];

const reply = (body: string, status = 200): Response => new Response(body, { status });
const ours = (status: number, http = 200, headers: Record<string, string> = {}): Response =>
  Response.json({ status, message: 'In words', data: null }, { status: http, headers });

describe('A reply', () => {
  it.each(STRICT)('without a status is none for %s, whatever it says', async (_name, endpoint) => {
    for (const body of FOREIGN) await expect(readReply(endpoint, reply(body)), body).rejects.toBeInstanceOf(ForeignReplyError);
  });

  it.each([200, 403, 404, 405, 413, 429, 502, 503, 511])('of somebody else with status %s refuses nothing', async (status) => {
    for (const body of FOREIGN) {
      await expect(readReply(writeCartLine, reply(body, status)), body).rejects.toMatchObject({
        name: 'NetworkError',
        httpStatus: status,
      });
    }
  });

  it('of any JSON without a status of ours never succeeds', async () => {
    const isOurs = (body: unknown): boolean => {
      const status: unknown = typeof body === 'object' && body !== null && !Array.isArray(body) && 'status' in body ? body.status : null;
      return [0, 1, 3, '0', '1', '3'].includes(status as number);
    };
    const foreign = fc.jsonValue().filter((body) => !isOurs(body));
    await fc.assert(
      fc.asyncProperty(foreign, fc.constantFrom(200, 201, 404, 500), async (body, status) => {
        await expect(readReply(getCart, reply(JSON.stringify(body), status))).rejects.toBeInstanceOf(ForeignReplyError);
      }),
    );
  });

  it('of the store succeeds with status 1, as a number or as text', async () => {
    expect(await readReply(getCart, reply('{"status":1,"data":[]}'))).toEqual([]);
    expect(await readReply(getCart, reply('{"status":"1","data":[]}'))).toEqual([]);
  });

  it('with status 1 and an HTTP error is none', async () => {
    await expect(readReply(writeCartLine, ours(1, 502))).rejects.toBeInstanceOf(ForeignReplyError);
  });

  it('of the store refuses with status 0, and says how long to wait', async () => {
    await expect(readReply(writeCartLine, ours(0))).rejects.toEqual(new ApiError('In words', null));
    await expect(readReply(writeCartLine, ours(0, 404))).rejects.toEqual(new HttpError(404, 'In words'));
    await expect(readReply(writeCartLine, ours(0, 503, { 'Retry-After': '7' }))).rejects.toMatchObject({
      httpStatus: 503,
      retryAfterMs: 7000,
    });
  });

  it('of a dead key is HTTP 401, or status 3 with any HTTP status', async () => {
    for (const dead of [ours(0, 401), ours(3), ours(3, 403)])
      await expect(readReply(getCart, dead)).rejects.toMatchObject({ name: 'HttpError', httpStatus: 401 });
  });

  it.each(BARE)('without a single field or item of %s is none of it', async (name) => {
    const endpoint = ALL[name];
    if (endpoint === undefined) throw new Error(`No call ${name}`);
    for (const body of [...FOREIGN, '[{}]', '[null, "ok"]'])
      await expect(readReply(endpoint, reply(body)), body).rejects.toBeInstanceOf(ForeignReplyError);
  });

  it.each(['getHomeScreen', 'getAboutUs', 'getSettings', 'getProductDetails'])(
    'with names that stand in the JSON of others too is none of %s',
    async (name) => {
      const endpoint = ALL[name];
      if (endpoint === undefined) throw new Error(`No call ${name}`);
      const portal = {
        title: 'Guest WiFi',
        description: 'Accept the terms',
        image: 'logo.png',
        email: 'help@wifi.example',
        address: 'Lobby',
        id: 7,
      };
      await expect(readReply(endpoint, reply(JSON.stringify(portal)))).rejects.toBeInstanceOf(ForeignReplyError);
    },
  );

  it('of another back end is read bare where it may be bare', async () => {
    expect(Object.entries(ALL).flatMap(([name, { mayBeBare }]) => (mayBeBare === true ? [name] : []))).toEqual(BARE);
    expect(await readReply(getSettings, reply('{"contact_no":"3055550123","email":"hello@shop.example"}'))).toMatchObject({
      email: 'hello@shop.example',
    });
    const bands = '[{"min_mile": 0, "max_mile": 5, "price": "49.00"}]';
    expect(await readReply(getShippingCharge, reply(bands))).toEqual([{ minMile: 0, maxMile: 5, priceCents: 4900 }]);
    await expect(readReply(getShippingCharge, reply(bands, 404))).rejects.toBeInstanceOf(ForeignReplyError);
    expect(await readReply(getShippingCharge, reply('{"status":1,"data":[]}'))).toEqual([]);
  });
});

describe('The reply to another call', () => {
  const named = (path: string, body: object): Response => Response.json({ ...body, reply_to: path });

  it.each(Object.entries(ALL))('is none for %s, whatever it says', async (_name, endpoint) => {
    for (const body of [
      { status: 1, message: 'Saved', data: {} },
      { status: 1, message: '', data: [] },
      { status: 0, message: 'Sold out', data: null },
    ])
      await expect(readReply(endpoint, named('/beforeauth/another', body))).rejects.toBeInstanceOf(ForeignReplyError);
  });

  it('is known by the path that the reply names, and a reply that names none is read as before', async () => {
    const empty = { status: 1, message: '', data: [] };
    expect(await readReply(getCart, named(getCart.path, empty))).toEqual([]);
    expect(await readReply(getCart, Response.json({ ...empty, reply_to: 'sales@shop.example' }))).toEqual([]);
    await expect(readReply(getCart, named(writeCartLine.path, empty))).rejects.toBeInstanceOf(ForeignReplyError);
  });
});
