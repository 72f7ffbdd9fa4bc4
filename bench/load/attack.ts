import { Agent, request } from 'node:http';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { getProductDetails, getProducts } from '../../src/contract/catalogue';
import { login } from '../../src/contract/session';

export interface MadeUp {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

export type Statuses = ReadonlyMap<number, number>;

/** An attacker is not at the address of those who shop. */
export const CALLERS = { visitor: '192.0.2.1', attacker: '203.0.113.1' } as const;
export const FOUR_CALLERS = [1, 2, 3, 4].map((last) => `203.0.113.${last}`);

/** Each connection sends the next request after its reply. */
export async function attack(
  url: string,
  connections: number,
  seconds: number,
  make: (count: number) => MadeUp,
  callers: readonly string[] = [CALLERS.attacker],
): Promise<Statuses> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  let count = 0;
  const endsAt = performance.now() + seconds * 1_000;
  const converse = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      count += 1;
      const status = await ask(url, agent, make(count), callers[count % callers.length] ?? CALLERS.attacker);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, converse));
  agent.destroy();
  return statuses;
}

/** Rejects without a response. */
export function ask(url: string, agent: Agent, { method, path, body = '' }: MadeUp, caller: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const ofForm = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) };
    const headers = { 'X-Forwarded-For': caller, ...(method === 'POST' ? ofForm : {}) };
    const call = request(`${url}${path}`, { method, agent, headers }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(body);
  });
}

const STYLES = ['app', 'floor', 'list', 'form', 'cart', 'shell'];

/** `seed` keeps two runs apart. */
export function attacks(seed: number): ReadonlyMap<string, (count: number) => MadeUp> {
  const call = (path: string, body: string): MadeUp => ({ method: 'POST', path: `/api${path}`, body });
  return new Map<string, (count: number) => MadeUp>([
    ['list itself', () => ({ method: 'GET', path: '/products' })],
    ['states of the change feed', (n) => ({ method: 'GET', path: `/api${getCatalogueChanges.path}?since=a.${seed}.${n}.product.x${n}` })],
    ['unknown paths', (n) => ({ method: 'GET', path: `/nowhere/${seed}/${n}` })],
    ['unknown floors', (n) => ({ method: 'GET', path: `/products/made-up-${seed}-${n}` })],
    ['data of unknown floors', (n) => call(getProductDetails.path, `slug=made-up-${seed}-${n}`)],
    ['new words', (n) => ({ method: 'GET', path: `/products?q=oak+${seed % 1_000}x${n}` })],
    [
      'made-up lists of every kind',
      (n) => {
        const word = `w${seed % 1_000}x${n}`;
        const kinds = [
          `/products?q=oak+${word}`,
          `/products?look=${word}`,
          `/products/category/1?q=${word}`,
          `/products?q=${word}&sort=price-down`,
        ];
        return { method: 'GET', path: kinds[n % kinds.length] ?? '' };
      },
    ],
    [
      'made-up filters',
      (n) => ({ method: 'GET', path: `/products?price=0.${10 + (n % 90)}-${seed % 1_000}.${10 + (n % 80)}&look=made-up-${n}` }),
    ],
    [
      'new words, sorted, of a category',
      (n) => ({ method: 'GET', path: `/products/category/1?q=w${seed % 1_000}x${n}&sort=price-down&page=${n}` }),
    ],
    ['data of unknown categories', (n) => call(getProducts.path, `product_category_id=${1_000_000 + n}`)],
    ['orders of style names', (n) => ({ method: 'GET', path: `/page-styles/${permuted(STYLES, seed + n).join('+')}.css` })],
    ['wrong logins', (n) => call(login.path, `Appuser%5Bemail%5D=nobody-${n % 50}%40example.com&Appuser%5Bpassword%5D=wrong-${n}`)],
    ['forms of 60 kB', (n) => call(getProductDetails.path, `slug=${'x'.repeat(60_000)}${n}`)],
  ]);
}

function permuted(names: readonly string[], count: number): readonly string[] {
  const left = [...names];
  let rest = count;
  return names.map(() => {
    const [name = ''] = left.splice(rest % left.length, 1);
    rest = Math.floor(rest / Math.max(1, left.length));
    return name;
  });
}
