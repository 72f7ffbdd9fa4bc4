import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCalls } from '../../server/openapi/describe-calls';
import { endpoints } from '../../src/contract/all-endpoints';
import { deskEndpoints } from '../../src/contract/desk/all-desk-endpoints';
import { bodyOf, newShopper } from '../fixtures/contract-client';
import { BILL_B_CENTS, shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { sampleFields } from '../fuzz/sample-fields';
import { openApiProblems } from '../fixtures/openapi-problems';
import { valueAt } from '../fixtures/value-at';

let store: TestStore;
let served: unknown;
// Strict about the words of a schema; 'x-additive' is the document's own.
const ajv = new Ajv2020({ allowUnionTypes: true, strictRequired: false, strictTypes: false, keywords: ['x-additive'] });
beforeAll(async () => {
  store = await openTestStore();
  served = await (await store.app.request('/api/openapi.json')).json();
});
afterAll(() => store.close());

/** What a reply gets wrong by the document's schema for that call and status; empty when it fits. */
function misfits(path: string, method: string, httpStatus: number, body: unknown): readonly string[] {
  const response = resolved(valueAt(served, 'paths', path, method, 'responses', String(httpStatus)));
  const schema = valueAt(response, 'content', 'application/json', 'schema');
  if (typeof schema !== 'object' || schema === null) return [`${path} has no reply for ${httpStatus}`];
  const whole = { ...schema, $defs: valueAt(served, 'components', 'schemas') };
  const validate = ajv.compile(Object(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/'))));
  return validate(body) ? [] : (validate.errors ?? []).map((error) => `${path}${error.instancePath} ${error.message ?? ''}`);
}

function resolved(part: unknown): unknown {
  const ref = valueAt(part, '$ref');
  return typeof ref === 'string' ? valueAt(served, ...ref.replace('#/', '').split('/')) : part;
}

describe('The document at /api/openapi.json', () => {
  it('is a sound OpenAPI 3.1 document', () => {
    expect(openApiProblems(served)).toEqual([]);
  });

  it('describes every call of the endpoint table and nothing else', () => {
    const told = Object.entries(valueAt(served, 'paths') ?? {}).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method} ${path}`),
    );
    expect(told.sort()).toEqual(
      Object.values({ ...endpoints, ...deskEndpoints })
        .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
        .sort(),
    );
  });

  it('says what each limit of tries is counted for: a limit for a device or for an account at one address is not one for all', () => {
    expect(valueAt(served, 'paths', endpoints.login.path, 'post', 'description')).toBe(
      'At most 5 for each account at one network address in 15 minutes and 20 for each network address in 15 minutes and 50 for each account in 60 minutes and 10 for each known device of an account in 15 minutes.',
    );
  });

  it('is answered with 304 to a tool that has it already', async () => {
    const first = await store.app.request('/api/openapi.json');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('content-type'), etag.length > 10]).toEqual([200, 'application/json', true]);
    const again = await store.app.request('/api/openapi.json', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await store.app.request('/api/openapi.json', { method: 'POST' })).status).toBe(405);
  });

  it('marks what is not in the specification as additive, and nothing else', () => {
    const additive = describeCalls().filter(
      ({ path, method }) => valueAt(served, 'paths', path, method.toLowerCase(), 'x-additive') === true,
    );
    const isOfDesk = (name: string): boolean => Object.hasOwn(deskEndpoints, name);
    expect(additive.filter(({ name }) => isOfDesk(name))).toHaveLength(Object.keys(deskEndpoints).length);
    expect(additive.flatMap(({ name }) => (isOfDesk(name) ? [] : [name])).sort()).toEqual([
      'changePassword',
      'endSession',
      'getCatalogueChanges',
      'getDeliveryZips',
      'getDevices',
      'getOrders',
      'getPaymentSetup',
      'getProjects',
      'lookUpPlace',
      'orderSamples',
      'resetPassword',
      'saveProject',
      'setOrderJob',
      'signOutEverywhere',
      'signQuote',
      'suggestPlaces',
    ]);
    const product = valueAt(served, 'components', 'schemas', 'GetProductsSuccess', 'properties', 'data', 'items', 'properties');
    expect([valueAt(product, 'image_facts', 'x-additive'), valueAt(product, 'price', 'x-additive')]).toEqual([true, undefined]);
    expect([valueAt(product, 'stock', 'x-additive'), valueAt(product, 'stock', 'required')]).toEqual([
      true,
      ['boxes_on_hand', 'as_of', 'back_on'],
    ]);
    expect(valueAt(served, 'components', 'parameters', 'CartSequence')).toMatchObject({
      name: 'X-Cart-Sequence',
      in: 'header',
      'x-additive': true,
    });
  });

  it.each(Object.entries(sampleFields))('knows the reply of a real call: %s', async (name, fields) => {
    const call = describeCalls().find((candidate) => candidate.name === name);
    if (call === undefined) throw new Error(`${name} is not described`);
    const shopper = name === 'createPaymentIntent' ? await shopperWithFloor(store) : await newShopper(store);
    if (call.auth === 'none') shopper.authKey = null;
    const response = await shopper.request(call.path, {
      method: call.method,
      ...(call.method === 'GET' ? {} : { body: bodyOf(fields, 'multipart') }),
    });
    expect(misfits(call.path, call.method.toLowerCase(), response.status, await response.json())).toEqual([]);
  });

  it('knows the replies that carry figures, lines, addresses and orders', async () => {
    const shopper = await shopperWithFloor(store);
    await shopper.request('/userauth/addeditappuseraddress', { method: 'POST', body: bodyOf(sampleFields.writeAddress, 'multipart') });
    for (const [path, fields] of [
      ['/userauth/getusercarts', {}],
      ['/userauth/getappuseraddress', {}],
      ['/userauth/createpaymentintent', { ...sampleFields.createPaymentIntent, amount: ((BILL_B_CENTS + 1) / 100).toFixed(2) }],
    ] as const) {
      const body: unknown = await (await shopper.request(path, { method: 'POST', body: bodyOf(fields, 'multipart') })).json();
      expect(valueAt(body, 'data'), path).toMatchObject(path.includes('intent') ? { total: 726.2 } : [{}]);
      expect(misfits(path, 'post', 200, body)).toEqual([]);
    }
  });

  it('knows the errors: a dead key, a foreign page, a broken form, another content type, too much, too often', async () => {
    const shopper = await newShopper(store);
    const send = (path: string, init: RequestInit): Promise<Response> => shopper.request(path, { method: 'POST', ...init });
    const tooOften = async (): Promise<Response> => {
      for (let guess = 0; guess < 20; guess += 1)
        await send('/beforeauth/getpromocode', { body: bodyOf({ code: `NONE${guess}` }, 'multipart') });
      return send('/beforeauth/getpromocode', { body: bodyOf({ code: 'NONE' }, 'multipart') });
    };
    const replies: readonly (readonly [number, string, Response])[] = [
      [401, '/userauth/getusercarts', await send('/userauth/getusercarts', { headers: { auth_key: 'dead' } })],
      [403, '/beforeauth/getproduct', await send('/beforeauth/getproduct', { headers: { Origin: 'https://other.example' } })],
      [400, '/beforeauth/getproductdetails', await send('/beforeauth/getproductdetails', { body: bodyOf({ other: 'x' }, 'multipart') })],
      [
        415,
        '/beforeauth/getproductdetails',
        await send('/beforeauth/getproductdetails', { body: '<slug/>', headers: { 'Content-Type': 'text/xml' } }),
      ],
      [413, '/beforeauth/contactus', await send('/beforeauth/contactus', { body: bodyOf({ message: 'x'.repeat(70_000) }, 'urlencoded') })],
      [429, '/beforeauth/getpromocode', await tooOften()],
    ];
    for (const [httpStatus, path, response] of replies) {
      expect(response.status, path).toBe(httpStatus);
      expect(misfits(path, 'post', httpStatus, await response.json())).toEqual([]);
      expect(response.headers.has('Retry-After')).toBe(httpStatus === 429);
    }
  });

  it('refuses what is not a reply of the contract', () => {
    expect(misfits('/beforeauth/getproduct', 'post', 200, { status: 1, message: '', data: [{ title: 'Oak' }] })).not.toEqual([]);
    expect(
      misfits('/beforeauth/getshippingcharge', 'get', 200, { status: 1, message: '', data: [{ min_mile: 0, max_mile: 10, price: 'NaN' }] }),
    ).not.toEqual([]);
    expect(misfits('/beforeauth/setting', 'get', 200, { message: '', data: {} })).not.toEqual([]);
  });
});

describe('The page at /api/docs', () => {
  it('tells of every call, runs no script and may load nothing but its fonts', async () => {
    const reply = await store.app.request('/api/docs');
    const page = await reply.text();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { path } of describeCalls()) expect(page.replaceAll('<wbr>', '')).toContain(`<code>${path}</code>`);
    expect(page).not.toMatch(/<script|\son\w+=|javascript:|style="/i);
    expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; /);
  });
});
