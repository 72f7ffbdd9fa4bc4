import { ABOUT, ADDRESSES, ARTICLES, BANDS, CART, CATEGORIES, DETAILS, GUIDES, HOME, PRODUCTS, SETTINGS } from './sample-shop';

type Fields = Readonly<Record<string, string>>;
/** A body to send with HTTP 200, a whole Response, or a promise of either; a rejected one is a dead connection. */
type Reply = (fields: Fields) => unknown;

export interface HeardCall {
  readonly path: string;
  readonly fields: Fields;
  readonly authKey: string | null;
  readonly headers: Headers;
}

const success = (data: unknown, message = ''): unknown => ({ status: 1, message, data });
const withSlug = (items: readonly Readonly<Record<string, unknown>>[], fields: Fields, refusal: string): unknown => {
  const found = items.find((item) => item['slug'] === fields['slug']);
  return found === undefined ? { status: 0, message: refusal, data: null } : success(found);
};

const SESSION = { auth_key: 'key-1', first_name: 'Elena', full_name: 'Elena Ruiz' };

const REPLIES: Readonly<Record<string, Reply>> = {
  '/beforeauth/setting': () => success(SETTINGS),
  '/beforeauth/gethomescreen': () => success(HOME),
  '/beforeauth/getaboutus': () => success(ABOUT),
  '/beforeauth/getproductcategory': () => success(CATEGORIES),
  '/beforeauth/getproduct': ({ product_category_id: id }) =>
    success(PRODUCTS.filter((product) => id === undefined || String(product['product_category_id']) === id)),
  '/beforeauth/getproductdetails': ({ slug }) =>
    slug === 'coastal-maple' ? { status: 1, message: '', ...DETAILS } : { status: 0, message: 'No such product', data: null },
  '/beforeauth/getnewsletter': () => success(ARTICLES),
  '/beforeauth/getnewsdetails': (fields) => withSlug(ARTICLES, fields, 'No such article'),
  '/beforeauth/getinstallation': () => success(GUIDES),
  '/beforeauth/getinstallationdetails': (fields) => withSlug(GUIDES, fields, 'No such guide'),
  '/beforeauth/getshippingcharge': () => success(BANDS),
  '/beforeauth/getdeliveryzips': () =>
    success({
      bands: BANDS,
      zips: [
        { zip: '33145', miles: 12.5, band: 0 },
        { zip: '33401', miles: 70, band: 2 },
      ],
    }),
  '/beforeauth/contactus': () => success(null),
  '/beforeauth/login': () => success(SESSION),
  '/beforeauth/usersignup': () => success(SESSION),
  '/beforeauth/forgotpassword': () => success(null),
  '/beforeauth/getpromocode': ({ code }) =>
    code === 'WELCOME10'
      ? success({ status: 'Active', percentage: '10', start_date: '2020-01-01', end_date: '2099-01-01' })
      : { status: 0, message: 'unknown', data: null },
  '/userauth/getusercarts': () => success(CART),
  '/userauth/getappuseraddress': () => success(ADDRESSES),
  '/userauth/addeditappuseraddress': () => success(null),
  '/userauth/deleteappuseraddress': () => success(null),
  '/userauth/addeditusercarts': () => success(null),
  '/userauth/deleteusercarts': () => success(null),
  '/places/autocomplete': ({ input }) =>
    success(input?.startsWith('1420') ? [{ place_id: 'p1', text: '1420 Coral Way, Miami, FL 33145' }] : []),
  '/places/details': () =>
    success({ address_line_1: '1420 Coral Way', postal_code: '33145', city: 'Miami', state: 'FL', latitude: 25.75, longitude: -80.22 }),
  '/userauth/createpaymentintent': () => success({ clientSecret: 'pi_1_secret_2' }),
  '/userauth/checkout': () => success({ order_id: 1, order_number: 'SPS-1', total: '726.20' }),
  '/payments/setup': () => success({ publishable_key: 'pk_test_1', stand_in_script: null }),
  '/auth_service/auth/refresh-token': () => success(null),
  '/userauth/logout': () => success(null),
  '/route': () => ({ code: 'Ok', routes: [{ distance: 16_093.4 }] }),
};

/** A back end in the page's own process, with replies to change one by one; while it `isAway` no call gets one. */
export function createShopServer() {
  const replies = new Map<string, Reply>(Object.entries(REPLIES));
  const calls: HeardCall[] = [];
  const reach = { isAway: false };

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url, 'http://shop.example');
    const pair = /\/route\/v1\/driving\/(.+)$/.exec(decodeURIComponent(pathname))?.[1];
    const path = pair === undefined ? pathname.replace(/^\/api/, '') : '/route';
    const fields = pair === undefined ? fieldsOf(init.body) : { pair };
    const headers = new Headers(init.headers);
    calls.push({ path, fields, headers, authKey: headers.get('auth_key') });
    if (reach.isAway) throw new TypeError('connection refused');
    const respond = replies.get(path);
    if (respond === undefined) throw new TypeError(`No reply is set for ${path}`);
    const reply = await respond(fields);
    return reply instanceof Response
      ? reply
      : new Response(JSON.stringify(reply), { status: 200, headers: { 'Content-Type': 'application/json' } });
  };

  return Object.assign(reach, {
    fetch,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    reply: (path: string, respond: Reply) => void replies.set(path, respond),
    data: (path: string, data: unknown) => void replies.set(path, () => success(data)),
    refuse: (path: string, message: string) => void replies.set(path, () => ({ status: 0, message, data: null })),
    breakDown: (path: string, httpStatus = 500) =>
      void replies.set(path, () => Response.json({ status: 0, message: '', data: null }, { status: httpStatus })),
    goSilent: (path: string) => void replies.set(path, () => Promise.reject(new TypeError('connection refused'))),
    neverReply: (path: string) => void replies.set(path, () => new Promise(() => undefined)),
  });
}

export type ShopServer = ReturnType<typeof createShopServer>;

function fieldsOf(body: RequestInit['body']): Fields {
  if (!(body instanceof FormData) && !(body instanceof URLSearchParams)) return {};
  return Object.fromEntries([...body.entries()].map(([name, value]) => [name, String(value)]));
}
