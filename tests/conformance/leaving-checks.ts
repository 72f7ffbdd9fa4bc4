import { getCart } from '../../src/contract/cart';
import { getProductDetails } from '../../src/contract/catalogue';
import {
  AUTH_KEY_HEADER,
  CART_DEVICE_HEADER,
  CART_PRODUCT_HEADER,
  CART_SEQUENCE_HEADER,
  MESSAGE_ID_HEADER,
  REQUEST_ID_HEADER,
  XSRF_HEADER,
} from '../../src/contract/headers';
import { readEnvelope } from '../../src/contract/envelope';
import { logout, refreshToken } from '../../src/contract/session';
import { found, type Check } from './check';
import { explain, isJson } from './explain';
import { demand, Misfit, NotApplicable } from './misfit';
import { isKeptOut, succeeds } from './walk';

const PAGE_HEADERS = [
  'content-type',
  ...[
    AUTH_KEY_HEADER,
    XSRF_HEADER,
    CART_DEVICE_HEADER,
    CART_SEQUENCE_HEADER,
    CART_PRODUCT_HEADER,
    MESSAGE_ID_HEADER,
    REQUEST_ID_HEADER,
  ].map((name) => name.toLowerCase()),
];

export const leavingChecks: readonly Check[] = [
  {
    name: 'refresh',
    title: 'The refresh call keeps the same key alive',
    needs: ['login'],
    async run({ visitor }) {
      await succeeds(visitor, 'an answer other than a refusal', refreshToken, undefined).catch((error: unknown) => {
        const { expected, came } = explain(error, visitor.last, 'an answer other than a refusal');
        throw new Misfit(
          expected,
          came,
          'The refresh call has an empty body and no auth_key: know the session by an httpOnly cookie that login sets, with a path that covers /auth_service below the base URL.',
        );
      });
      await succeeds(visitor, 'the same key to open the cart after a refresh', getCart, undefined);
    },
  },
  {
    name: 'urlencoded',
    title: 'Forms may also come urlencoded',
    needs: ['product-details'],
    async run(walk) {
      const { slug, id } = found(walk, 'product');
      const text = await walk.raw(getProductDetails.path, {
        method: 'POST',
        headers: { [XSRF_HEADER]: walk.visitor.xsrfToken() ?? '' },
        body: new URLSearchParams({ slug }),
      });
      const outcome = isJson(text) ? readQuietly(JSON.parse(text)) : null;
      if (outcome === null || outcome.kind !== 'success' || outcome.data.product.id !== id)
        throw new NotApplicable('this server takes multipart only, which is what the store sends');
    },
  },
  {
    name: 'other-origin',
    title: 'A page on another origin may call',
    needs: [],
    async run(walk) {
      const { pageOrigin } = walk.options;
      if (pageOrigin === null) throw new NotApplicable('the page is taken to be on the same origin; name another with --page-origin');
      await walk.raw(getCart.path, {
        method: 'OPTIONS',
        headers: { Origin: pageOrigin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': PAGE_HEADERS.join(',') },
      });
      const headers = walk.visitor.last?.headers ?? new Headers();
      demand(
        headers.get('access-control-allow-origin') === pageOrigin,
        `Access-Control-Allow-Origin: ${pageOrigin}`,
        `it is ${headers.get('access-control-allow-origin') ?? 'missing'}`,
        'Allow the page by its exact origin; * does not work with cookies.',
      );
      demand(
        headers.get('access-control-allow-credentials') === 'true',
        'Access-Control-Allow-Credentials: true',
        'it is not',
        'The page sends cookies.',
      );
      const allowed = (headers.get('access-control-allow-headers') ?? '')
        .toLowerCase()
        .split(',')
        .map((name) => name.trim());
      const missing = PAGE_HEADERS.filter((name) => !allowed.includes(name));
      demand(
        missing.length === 0,
        'every header of the page to be allowed',
        `these are not: ${missing.join(', ')}`,
        'Name them in Access-Control-Allow-Headers, also those that the server takes no notice of.',
      );
    },
  },
  {
    name: 'logout',
    title: 'A shopper can log out',
    needs: ['login'],
    run: async ({ visitor }) => void (await succeeds(visitor, 'the session to end', logout, undefined)),
  },
  {
    name: 'logged-out-key',
    title: 'The old key opens nothing after logout',
    needs: ['logout'],
    async run(walk) {
      walk.visitor.authKey = found(walk, 'session').authKey;
      await isKeptOut(walk.visitor, 'the old key to be dead, also after a refresh', getCart, undefined);
    },
  },
];

function readQuietly(body: unknown) {
  try {
    return readEnvelope(getProductDetails.output, body);
  } catch {
    return null;
  }
}
