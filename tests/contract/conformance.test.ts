import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAddresses, writeAddress } from '../../src/contract/addresses';
import { getCart } from '../../src/contract/cart';
import { conformance, type ExitCode } from '../conformance/conformance';
import { CHECKS } from '../conformance/run-checks';
import { draftAddress } from '../conformance/samples';
import { alteredStore, replyWith, at, data, items, rewrite, success, type Alteration } from '../fixtures/altered-store';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { valueAt } from '../fixtures/value-at';

const PAGE_ORIGIN = 'https://shop.example';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { ALLOWED_ORIGINS: PAGE_ORIGIN } });
});
afterAll(() => store.close());

interface Report {
  readonly exitCode: ExitCode;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  readonly text: string;
}

async function run(alter: Alteration, ...args: readonly string[]): Promise<Report> {
  let text = '';
  const print = (line: string): void => {
    text += `${line}\n`;
  };
  const exitCode = await conformance(['--base-url', 'http://store.test/api', '--json', ...args], {
    fetch: alteredStore(store, alter),
    print,
  });
  const checks = valueAt(JSON.parse(text), 'checks');
  const named = (outcome: string): readonly string[] =>
    (Array.isArray(checks) ? checks : [])
      .filter((check: unknown) => valueAt(check, 'outcome') === outcome)
      .map((check: unknown) => String(valueAt(check, 'name')));
  return { exitCode, failed: named('failed'), skipped: named('skipped'), text };
}

const unaltered: Alteration = (call) => call.forward();

describe('Our own server', () => {
  it('keeps the contract in every check', async () => {
    const { exitCode, failed, skipped } = await run(unaltered, '--promo', 'WELCOME10', '--page-origin', PAGE_ORIGIN);
    expect({ exitCode, failed, skipped }).toEqual({ exitCode: 0, failed: [], skipped: [] });
  });

  it.each([[[]], [['--only', 'cart-edit']], [['--only', 'address-default']]])(
    'keeps it for an account that is given, whose cart and addresses stay as they were %j',
    async (only) => {
      const shopper = await shopperWithFloor(store);
      await shopper.data(writeAddress, { addressId: null, draft: draftAddress('At home', true) });
      const belongings = async (): Promise<unknown> => [
        await shopper.data(getCart, undefined),
        await shopper.data(getAddresses, undefined),
      ];
      const before = await belongings();
      const { exitCode, failed } = await run(unaltered, '--email', shopper.email, '--password', 'plank by plank', ...only);
      expect({ exitCode, failed }).toEqual({ exitCode: 0, failed: [] });
      expect(await belongings()).toEqual(before);
    },
  );
});

describe('A server that differs where the contract leaves it open passes', () => {
  it.each<readonly [string, Alteration, readonly string[]]>([
    ['fields bare beside the status', rewrite((reply) => bare(reply)), []],
    [
      'status 3 with HTTP 200 for a dead key',
      async (call) => {
        const response = await call.forward();
        return response.status === 401 ? Response.json({ status: 3, message: 'Please log in.' }) : response;
      },
      [],
    ],
    ['numbers and the status as text', rewrite((reply) => textual(reply)), []],
    ['multipart only', (call) => (call.isUrlencoded ? replyWith({ status: 0, message: 'No' }, 415)(call) : call.forward()), ['urlencoded']],
    [
      'a key in the reply to a forgotten password',
      at('/beforeauth/forgotpassword', success({ auth_key: 'k', first_name: 'A', full_name: 'A B' })),
      [],
    ],
  ])('%s', async (_what, alter, skipped) => {
    const report = await run(alter, '--promo', 'WELCOME10', '--page-origin', PAGE_ORIGIN);
    expect({ failed: report.failed, exitCode: report.exitCode, skipped: report.skipped }).toEqual({ failed: [], exitCode: 0, skipped });
  });
});

describe('A server that breaks the contract in one thing fails the check of that name', () => {
  const html: Alteration = async () => new Response('<!doctype html><title>Shop</title>', { headers: { 'Content-Type': 'text/html' } });
  const invalidJson: Alteration = async () =>
    new Response('{"status":1,"data":[{"price":NaN}]}', { headers: { 'Content-Type': 'application/json' } });
  const withoutKeyCheck = (opens: (key: string | null) => boolean): Alteration =>
    at('/userauth/getusercarts', (call) => (opens(call.key) ? success([])(call) : call.forward()));
  const onlyWith =
    (name: string, alter: Alteration): Alteration =>
    (call) =>
      call.field(name) === null ? call.forward() : alter(call);
  const secondLine = (list: unknown): unknown =>
    isList(list) && list.length > 0 ? [...list, { ...Object(list[0]), user_carts_id: 999_999 }] : list;

  const broken: readonly (readonly [string, string, Alteration, string])[] = [
    ['contact-message', 'a reply without a status', at('/beforeauth/contactus', replyWith({ message: 'Thanks' })), 'no status'],
    ['articles', 'another path', at('/beforeauth/getnewsletter', replyWith({ message: 'Not here' }, 404)), 'HTTP 404'],
    [
      'articles',
      'a missing status',
      at(
        '/beforeauth/getnewsletter',
        rewrite((reply) => ({ data: valueAt(reply, 'data') })),
      ),
      'no status',
    ],
    ['settings', 'a page instead of JSON', at('/beforeauth/setting', html), 'an HTML page'],
    [
      'settings',
      'a tax that is no number',
      at(
        '/beforeauth/setting',
        data((settings) => ({ ...Object(settings), tax: '7 %' })),
      ),
      'tax is',
    ],
    [
      'delivery-bands',
      'a price that is NaN as text',
      at(
        '/beforeauth/getshippingcharge',
        items((band) => ({ ...band, price: 'NaN' })),
      ),
      'price',
    ],
    [
      'products',
      'money that is NaN as text',
      at(
        '/beforeauth/getproduct',
        items((product) => ({ ...product, price_per_box: 'NaN' })),
      ),
      'price_per_box is',
    ],
    ['products', 'NaN in the JSON', at('/beforeauth/getproduct', invalidJson), 'not JSON'],
    [
      'products',
      'no price at all',
      at(
        '/beforeauth/getproduct',
        items((product) => ({ ...product, price_per_box: null })),
      ),
      'none of',
    ],
    [
      'products',
      'a product without a slug',
      at(
        '/beforeauth/getproduct',
        items((product) => ({ ...product, slug: undefined })),
      ),
      'slug',
    ],
    [
      'catalogue-changes',
      'a catalogue that lacks its floors',
      at(
        '/beforeauth/getcataloguechanges',
        data((changes) => ({ ...Object(changes), products: [] })),
      ),
      'is missing',
    ],
    [
      'products-of-category',
      'a filter that does not filter',
      at('/beforeauth/getproduct', async () => store.app.request('/api/beforeauth/getproduct', { method: 'POST' })),
      'others came',
    ],
    [
      'product-details',
      'another price than the list',
      at(
        '/beforeauth/getproductdetails',
        data((found) => ({ ...Object(found), product: { ...Object(valueAt(found, 'product')), price_per_box: 1 } })),
      ),
      'others',
    ],
    [
      'product-unknown',
      'a product for every slug',
      at('/beforeauth/getproductdetails', (call) =>
        call.field('slug')?.startsWith('no-such') === true
          ? success({ product: { product_id: 1, product_category_id: 1, slug: 'x', title: 'X' } })(call)
          : call.forward(),
      ),
      'success',
    ],
    [
      'promo-unknown',
      'an HTTP error for an unknown code',
      at('/beforeauth/getpromocode', replyWith({ status: 0, message: 'Unknown' }, 404)),
      'HTTP 404',
    ],
    ['key-needed', 'a cart for everybody', withoutKeyCheck((key) => key === null), 'carried out'],
    [
      'key-needed',
      'a refusal without saying that the key is missing',
      at('/userauth/logout', replyWith({ status: 0, message: 'No' })),
      'a refusal',
    ],
    ['made-up-key', 'a dead key that is accepted', withoutKeyCheck((key) => key?.startsWith('made-up') === true), 'carried out'],
    [
      'login-wrong',
      'a key for any password',
      at('/beforeauth/login', success({ auth_key: 'k', first_name: 'A', full_name: 'A B' })),
      'success',
    ],
    ['sign-up', 'no key at sign-up', at('/beforeauth/usersignup', success({ first_name: 'A', full_name: 'A B' })), 'auth_key'],
    [
      'login',
      'a login without a first name',
      at(
        '/beforeauth/login',
        data((session) => ({ ...Object(session), first_name: '' })),
      ),
      'missing',
    ],
    ['cart-add', 'a cart that forgets', at('/userauth/addeditusercarts', success({})), 'there is none'],
    [
      'cart-add',
      'two lines with one id',
      at(
        '/userauth/getusercarts',
        data((list) => (isList(list) ? [...list, ...list] : list)),
      ),
      'share one',
    ],
    [
      'cart-add',
      'a price in the cart that is NaN',
      at(
        '/userauth/getusercarts',
        items((line) => ({ ...line, product: { ...Object(valueAt(line, 'product')), price_per_box: 'NaN' } })),
      ),
      'price_per_box is',
    ],
    ['cart-one-line', 'a second line for the same product', secondAddMakes(at('/userauth/getusercarts', data(secondLine))), 'there are 2'],
    ['cart-edit', 'an edit that changes nothing', at('/userauth/addeditusercarts', onlyWith('user_carts_id', success({}))), 'quantity is'],
    ['cart-delete', 'a deletion that deletes nothing', at('/userauth/deleteusercarts', success({})), 'still there'],
    [
      'address-add',
      'an address that loses its city',
      at(
        '/userauth/getappuseraddress',
        items((address) => ({ ...address, city: '' })),
      ),
      'city',
    ],
    [
      'address-edit',
      'a change that adds nothing',
      at('/userauth/addeditappuseraddress', onlyWith('appuser_address_id', success({}))),
      'line 2',
    ],
    [
      'address-default',
      'two defaults',
      at(
        '/userauth/getappuseraddress',
        items((address) => ({ ...address, is_default: '1' })),
      ),
      'is_default',
    ],
    ['address-delete', 'a deletion that deletes nothing', at('/userauth/deleteappuseraddress', success({})), 'still in the list'],
    ['private', "another shopper's cart", everybodySeesTheLastCart(), 'holds lines'],
    ['payment-intent', 'no client secret', at('/userauth/createpaymentintent', success({})), 'clientSecret'],
    [
      'checkout-unpaid',
      'an order for any payment',
      at('/userauth/checkout', success({ order_id: 1, order_number: 'A-1', total: 10 })),
      'success',
    ],
    [
      'refresh',
      'a refresh that knows nobody',
      at('/auth_service/auth/refresh-token', replyWith({ status: 0, message: 'No' }, 401)),
      'HTTP 401',
    ],
    [
      'logged-out-key',
      'a logout that does not revoke',
      at('/userauth/logout', (call) => (call.key === null ? call.forward() : success({})(call))),
      'carried out',
    ],
    ['other-origin', 'no headers for pages elsewhere', async (call) => new Response((await call.forward()).body), 'missing'],
  ];

  it.each(broken)('%s: %s', async (name, _what, alter, came) => {
    const { exitCode, failed, text } = await run(alter, '--only', name, '--page-origin', PAGE_ORIGIN);
    expect({ exitCode, failed }).toEqual({ exitCode: 1, failed: [name] });
    expect(text).toContain(came);
  });

  it('is tried out for every check but those that only look whether an answer can be read', () => {
    const readable = [
      'home',
      'about',
      'article',
      'guides',
      'guide',
      'promo',
      'categories',
      'forgot-password',
      'cart',
      'urlencoded',
      'logout',
    ];
    expect([...new Set(broken.map(([name]) => name)), ...readable].sort()).toEqual(CHECKS.map(({ name }) => name).sort());
  });

  it('is told to let the page read the XSRF cookie when it hides it', async () => {
    const hidden: Alteration = async (call) => {
      const response = await call.forward();
      const headers = new Headers(response.headers);
      headers.delete('set-cookie');
      for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', `${cookie}; HttpOnly`);
      return new Response(response.body, { status: response.status, headers });
    };
    const { failed, text } = await run(hidden, '--only', 'products-of-category');
    expect(failed).toEqual(['products-of-category']);
    expect(text).toContain('must be readable for scripts');
  });
});

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Specified is a promo code's own status inside data; nothing else stands in the way of the envelope's. */
function bare(reply: unknown): unknown {
  const inner = valueAt(reply, 'data');
  return isList(inner) || inner === null || valueAt(inner, 'status') !== undefined
    ? reply
    : { ...Object(inner), status: valueAt(reply, 'status'), message: valueAt(reply, 'message') };
}

function textual(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (isList(value)) return value.map(textual);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, name.endsWith('_facts') ? inner : textual(inner)]));
}

/** From the second addition on, the cart is altered. */
function secondAddMakes(alter: Alteration): Alteration {
  let additions = 0;
  return (call) => {
    if (call.path === '/userauth/addeditusercarts') additions += 1;
    return additions < 2 ? call.forward() : alter(call);
  };
}

function everybodySeesTheLastCart(): Alteration {
  let last: unknown = null;
  return at(
    '/userauth/getusercarts',
    data((list) => {
      if (isList(list) && list.length > 0) last = list;
      return last ?? list;
    }),
  );
}
