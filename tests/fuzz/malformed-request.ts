import { endpoints } from '../../src/contract/all-endpoints';
import { malformedBody, type RequestBody } from './malformed-body';
import { randomFor, type Random } from './random';
import { sampleFields } from './sample-fields';

export interface MalformedRequest {
  /** As it stands on the request line. */
  readonly target: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: RequestBody | null;
  /** Whether a living key is to be added, so that the code behind the 401 is reached. */
  readonly wantsKey: boolean;
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly sample: Readonly<Record<string, string>>;
}

const contractCalls: readonly Call[] = Object.entries(endpoints).map(([name, { path, method }]) => ({
  path: `/api${path}`,
  method,
  sample: new Map(Object.entries(sampleFields)).get(name) ?? {},
}));
const otherCalls: readonly Call[] = [
  { path: '/healthz', method: 'GET', sample: {} },
  { path: '/api/payments/webhook', method: 'POST', sample: { id: 'evt_1', type: 'payment_intent.succeeded' } },
  { path: '/api/route/v1/driving/-80.36,25.82;-80.22,25.75', method: 'GET', sample: {} },
  {
    path: '/demo-payments/v1/payment_intents/pi_1/confirm',
    method: 'POST',
    sample: { client_secret: 'pi_1_secret_1', 'payment_method_data[card][number]': '4242424242424242' },
  },
  {
    path: '/demo-payments/v1/payment_intents/pi_1/authenticate',
    method: 'POST',
    sample: { client_secret: 'pi_1_secret_1', outcome: 'complete' },
  },
  { path: '/demo-payments/v1/payment_intents/pi_1?client_secret=pi_1_secret_1', method: 'GET', sample: {} },
  { path: '/demo-payments/v1/payment_intents', method: 'POST', sample: { amount: '72620', currency: 'usd' } },
];
const [firstCall, ...moreCalls] = [...contractCalls, ...otherCalls];

const PATH_ENDS = [
  '',
  '/',
  '//',
  '/.',
  '/..',
  '/%2e%2e/',
  '%00',
  '%ff',
  '%',
  '%zz',
  '?',
  '?a=%',
  '?__proto__=1',
  '?a[b][c]=1',
  '#x',
  ';x',
  '.json',
  '\\',
  '/%2f..%2fetc/passwd',
  `/${'a'.repeat(8_000)}`,
  '/日本',
  '%e0%80%af',
  '/__proto__',
  '/constructor',
  '~',
] as const;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get', 'FOO'] as const;
const TEXTS = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1e9',
  '9'.repeat(15),
  '9'.repeat(16),
  'a'.repeat(7_000),
  '\u00ff\u0080',
  '../../x',
  "' or 1=1 --",
  '"',
  '%00',
  'null',
  'undefined',
  '*',
  'W/"',
  ',',
  ',,,;=',
  '__proto__',
] as const;
const ENCODINGS = ['br', 'gzip', 'br;q=0, gzip;q=1', 'identity;q=0', '*;q=0', ';q=', ',', 'br;;;', 'gzip;q=abc'] as const;
const HEADER_NAMES = [
  'X-Cart-Device',
  'X-Cart-Sequence',
  'X-Cart-Product',
  'X-Message-Id',
  'Idempotency-Key',
  'X-Cart-Version',
  'If-None-Match',
  'Accept',
  'Content-Encoding',
  'Content-Length',
  'Transfer-Encoding',
  'Range',
  'If-Modified-Since',
  'Stripe-Signature',
  'User-Agent',
  'Referer',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'Host',
  'X-XSRF-TOKEN',
  'Cookie',
  'Origin',
  'Authorization',
  'auth_key',
] as const;

/** Request number `index` of the run with this seed. Each comes from another network address, or the rate limits would refuse them all. */
export function malformedRequest(seed: number, index: number): MalformedRequest {
  const random = randomFor(seed, index);
  if (firstCall === undefined) throw new Error('The contract has no calls');
  const call = random.pick([firstCall, ...moreCalls]);
  const method = random.chance(0.06) ? random.pick(METHODS) : call.method;
  const hasBody = !/^(get|head)$/i.test(method) && !random.chance(0.03);
  return {
    target: target(random, call.path),
    method,
    headers: headers(random, index),
    body: hasBody ? malformedBody(random, call.sample) : null,
    wantsKey: random.chance(0.85),
  };
}

function target(random: Random, path: string): string {
  if (random.chance(0.93)) return path;
  if (random.chance(0.5)) return `${path}${random.pick(PATH_ENDS)}`;
  return random.pick([
    `/${path}`,
    path.replace('/api', '/API'),
    path.slice(0, 1 + random.below(path.length)),
    path.replaceAll('/', '//'),
    `/api${random.pick(PATH_ENDS)}`,
    path.replace(/[\d.]+/g, random.pick(TEXTS).replaceAll(/[^\w.-]/g, '')),
    path.replace(/pi_1/g, 'pi_%00'),
  ]);
}

function headers(random: Random, index: number): readonly (readonly [string, string])[] {
  const chosen: (readonly [string, string])[] = [['X-Forwarded-For', `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`]];
  if (random.chance(0.3)) chosen.push(['Accept-Encoding', random.pick(ENCODINGS)]);
  if (random.chance(0.15)) chosen.push(['X-Cart-Device', 'fuzz-device'], ['X-Cart-Sequence', String(random.below(1_000))]);
  for (let times = random.chance(0.25) ? 1 + random.below(3) : 0; times > 0; times -= 1)
    chosen.push([random.pick(HEADER_NAMES), random.pick(TEXTS)]);
  return chosen;
}
